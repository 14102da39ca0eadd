const KEY = 'elevate-inspect';

/** Whether the inspector is wanted in this tab: `?inspect` asks for it until `?inspect=off`, or the switch in Settings. */
export function inspectionFlag(search: string): boolean {
  const asked = new URLSearchParams(search).get('inspect');
  if (asked !== null) keepInspectionFlag(asked !== 'off');
  try {
    return asked === null ? sessionStorage.getItem(KEY) === 'on' : asked !== 'off';
  } catch {
    return asked !== null && asked !== 'off';
  }
}

/** Remembered until the tab is closed, where the browser allows it. */
export function keepInspectionFlag(on: boolean): void {
  try {
    if (on) sessionStorage.setItem(KEY, 'on');
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the choice holds until the page is loaded again.
  }
}
