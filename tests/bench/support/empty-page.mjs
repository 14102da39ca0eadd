const HTML = `<!doctype html><meta charset="utf-8"><title>Empty</title>
<input aria-label="Type the words" style="width:100%" autocomplete="off" spellcheck="false">
<p></p><video muted autoplay playsinline></video>`;

/** Where the empty page is; the app has no such screen. */
export const EMPTY = '/bench-empty';

/** Puts a page with one input, and nothing that listens to it, beside the app: what the browser alone takes. */
export const serveEmpty = (page) =>
  page.route(`**${EMPTY}`, (route) => route.fulfill({ contentType: 'text/html', body: HTML }));
