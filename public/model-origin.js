// Before anything else, in the built app: requests go to this origin, to the chosen model's, to those of calendars that are
// read from an address and, asked, to GitHub's; nowhere else.
// Settings write the key; the page that was loaded without it has to be loaded again to reach a model.
(() => {
  let origin = '';
  try {
    const chosen = localStorage.getItem('elevate-model-origin') || '';
    if (/^https?:\/\/(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/.test(chosen)) origin = chosen;
  } catch {
    // storage refused: this origin only
  }
  // Of calendars that are read from an address; at most 200, and nothing that has not the exact shape of an origin.
  let calendars = [];
  try {
    calendars = (localStorage.getItem('elevate-calendar-origins') || '')
      .split(' ')
      .filter((one) => /^https:\/\/[a-z0-9._-]+(:\d{1,5})?$/.test(one))
      .slice(0, 200);
  } catch {
    // none
  }
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  // A policy has no way to write an IPv6 address: for one, its scheme.
  const origins = ["'self'", 'https://api.github.com', origin.replace(/^(https?:).*\[.*$/, '$1'), ...calendars];
  policy.content = `connect-src ${origins.filter(Boolean).join(' ')}`;
  document.head.append(policy);
  document.documentElement.dataset.modelOrigin = origin;
  document.documentElement.dataset.calendarOrigins = calendars.join(' ');
})();
