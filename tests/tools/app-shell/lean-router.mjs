// Names for developer tools, and calls of React that the bundler may not leave out, hold in React Router
// what this app never calls: forms, data routers, server rendering. Marked as pure, they go with whatever nobody imports.

/** The files that React Router's build is made of. */
export const ROUTER = /react-router\/dist\/production\/chunk-[\w-]+\.mjs$/;
const NAMED = /^\w+\.displayName = "[^"]*";$/gm;
const MADE = /^(var \w+ = )(React\d*\.(?:createContext|createElement|forwardRef|memo)\()/gm;
const CLASS = /^(var \w+ = )(class extends React\d*\.Component \{[\s\S]*?^\});$/gm;

/**
 * The router's code without what keeps its unused parts.
 * @param {string} code of the file that React Router is
 * @returns {string} the same code; what is made at its top level is marked as pure, and has no display name
 */
export function leanRouter(code) {
  return code
    .replace(NAMED, '')
    .replace(MADE, '$1/* @__PURE__ */ $2')
    .replace(CLASS, '$1/* @__PURE__ */ (() => $2)();');
}

/**
 * Lets the build leave out the parts of React Router that the app does not use.
 * @returns {import('vite').Plugin}
 */
export function leanRouterPlugin() {
  return {
    name: 'elevate-lean-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({ code: leanRouter(code), map: null }),
    },
  };
}
