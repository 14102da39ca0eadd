// Where a browser has Trusted Types, no string becomes markup but the few that libraries write, none of which can run:
// nothing, one named character (Markdown), and the empty script element that React makes of a description of one.
(() => {
  if (!window.trustedTypes) return;
  window.trustedTypes.createPolicy('default', {
    // In two, because this script is written into the page.
    createHTML: (markup) => (markup === `<script></${'script'}>` || /^(&#?\w{1,40};)?$/.test(markup) ? markup : null),
  });
})();
