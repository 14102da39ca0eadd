// Before anything else, in the built app: requests go to this origin, to the chosen model's, to the storage of joined devices, to those of calendars that are
// read from an address and, asked, to GitHub's; nowhere else.
// Settings write the key; the page that was loaded without it has to be loaded again to reach a model.
(() => {
  const chosen = (key) => {
    try {
      const origin = localStorage.getItem(key) || '';
      return /^https?:\/\/(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/.test(origin) ? origin : '';
    } catch {
      // storage refused: this origin only
      return '';
    }
  };
  const origin = chosen('elevate-model-origin');
  // Of the storage by which the learner's devices are kept in step.
  const storage = chosen('elevate-storage-origin');
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
  const origins = [
    "'self'",
    'https://api.github.com',
    ...[origin, storage].map((one) => one.replace(/^(https?:).*\[.*$/, '$1')),
    ...calendars,
  ];
  policy.content = `connect-src ${origins.filter(Boolean).join(' ')}`;
  document.head.append(policy);
  document.documentElement.dataset.modelOrigin = origin;
  document.documentElement.dataset.storageOrigin = storage;
  document.documentElement.dataset.calendarOrigins = calendars.join(' ');
})();
