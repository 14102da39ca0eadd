// Before anything of the app: inside another page it shows a link to itself and nothing else, so that no page can lay
// itself over Settings. Hosts forbid framing with a header; this holds where one does not.
(() => {
  if (window.top === window.self) return;
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'none'; worker-src 'none'; connect-src 'none'";
  document.head.append(policy);
  document.addEventListener('DOMContentLoaded', () => {
    const words = document.createElement('p');
    words.textContent = 'Elevate does not run inside another page, so that no other page can act in it for you.';
    const link = document.createElement('a');
    link.textContent = 'Open Elevate in a tab of its own';
    link.href = location.href;
    link.target = '_blank';
    link.rel = 'noopener';
    const main = document.createElement('main');
    main.append(words, link);
    main.style.padding = '1.5rem';
    link.style.textDecoration = 'underline';
    document.body.replaceChildren(main);
  });
})();
