// Before anything else, in the built app: requests go to this origin, to the chosen model's and, asked, to GitHub's; nowhere else.
// Settings write the key; the page that was loaded without it has to be loaded again to reach a model.
(() => {
  let origin = '';
  try {
    const chosen = localStorage.getItem('elevate-model-origin') || '';
    if (/^https?:\/\/(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/.test(chosen)) origin = chosen;
  } catch {
    // storage refused: this origin only
  }
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  // A policy has no way to write an IPv6 address: for one, its scheme.
  policy.content = `connect-src 'self' https://api.github.com ${origin.replace(/^(https?:).*\[.*$/, '$1')}`.trim();
  document.head.append(policy);
  document.documentElement.dataset.modelOrigin = origin;
})();
