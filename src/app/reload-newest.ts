/** Loads the page again with the newest build on this device: the files of its own may be gone for good. */
export function reloadNewest(): void {
  import('./versions').then(
    ({ versions }) => versions.reload(),
    () => window.location.reload(),
  );
}
