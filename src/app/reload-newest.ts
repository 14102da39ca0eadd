/** Reloads the page with the newest build on this device: its own files may be gone for good. */
export function reloadNewest(): void {
  import('./versions').then(
    ({ versions }) => versions.reload(),
    () => window.location.reload(),
  );
}
