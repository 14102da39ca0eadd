// Before the first paint: the outline of the frame that every screen but the landing and sign-in pages stands in, drawn
// by theme.css until the app draws the frame itself. The app writes the key.
(() => {
  if (/^\/(signin\/?)?$/i.test(location.pathname)) return;
  let sidebar = null;
  try {
    sidebar = localStorage.getItem('elevate-sidebar');
  } catch {
    // storage refused: the sidebar is as wide as at first
  }
  document.documentElement.dataset.skeleton = sidebar === 'narrow' ? 'narrow' : 'wide';
})();
