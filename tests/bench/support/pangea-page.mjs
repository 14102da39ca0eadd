import { build } from 'vite';

/** Where the page is; the app has no such screen. */
export const PANGEA = '/bench-pangea';

/** Bundles the board of @hello-pangea/dnd; gives what puts it beside the app. */
export async function pangeaPage() {
  const { output } = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: 'tests/bench/pages/pangea-board.tsx', output: { entryFileNames: 'board.js' } },
    },
  });
  const script = output.find(({ fileName }) => fileName === 'board.js').code;
  const html = `<!doctype html><meta charset="utf-8"><title>Board</title><main></main><script type="module" src="${PANGEA}.js"></script>`;
  return async (page) => {
    await page.route(`**${PANGEA}`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.route(`**${PANGEA}.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  };
}
