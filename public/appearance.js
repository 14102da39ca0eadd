// Before the first paint: the theme the user chose on this device, or the system's. Settings write the key.
(() => {
  const root = document.documentElement;
  let choice = 'system';
  try {
    choice = localStorage.getItem('elevate-theme') || 'system';
  } catch {
    // storage refused: the system's theme it is
  }
  if (choice === 'light' || choice === 'dark') root.dataset.theme = choice;
})();
