const KEY = 'elevate-theme';

/** Applies a theme at once, and leaves it for `public/appearance.js`, which reads it before the first paint. */
export function applyTheme(theme: 'system' | 'light' | 'dark'): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Without storage the theme holds until the page is left.
  }
}

/** Leaves the width of the sidebar for `public/skeleton.js`, which draws its outline before the app does. */
export function keepSidebar(collapsed: boolean): void {
  try {
    if (collapsed) localStorage.setItem('elevate-sidebar', 'narrow');
    else localStorage.removeItem('elevate-sidebar');
  } catch {
    // Without storage the outline is that of the first visit.
  }
}
