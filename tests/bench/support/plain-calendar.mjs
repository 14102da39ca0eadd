import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** Where the plain page is; the app has no such screen. */
export const PLAIN = '/bench-calendar';

const SOURCE = `
import { addMonths, format, getDay, parse, startOfWeek } from 'date-fns';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Calendar, dateFnsLocalizer } from 'react-big-calendar';
import 'react-big-calendar/lib/css/react-big-calendar.css';
const localizer = dateFnsLocalizer({ format, parse, startOfWeek, getDay, locales: {} });
function Page() {
  const [shown, setShown] = useState({ events: [], view: 'month', date: new Date(2026, 2, 15), on: false });
  globalThis.plain = (next) => flushSync(() => setShown((before) => ({ ...before, ...next })));
  globalThis.nextMonth = () => flushSync(() => setShown((before) => ({ ...before, date: addMonths(before.date, 1) })));
  return shown.on
    ? createElement(Calendar, { localizer, ...shown, onView() {}, onNavigate() {}, style: { height: 600 } })
    : createElement('p', null, 'Ready');
}
createRoot(document.getElementById('root')).render(createElement(Page));
`;

/** Builds a page with react-big-calendar as its own documentation shows it, and gives what serves it beside the app. */
export async function plainCalendar(folder) {
  const entry = join(process.cwd(), 'node_modules', '.bench-calendar.mjs');
  writeFileSync(entry, SOURCE);
  const outDir = join(folder, 'plain-calendar');
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      lib: { entry, formats: ['iife'], name: 'PlainCalendar', fileName: () => 'plain.js', cssFileName: 'plain' },
    },
  });
  return async (page) => {
    await page.route(`**${PLAIN}`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><meta charset="utf-8"><title>Plain</title><link rel="stylesheet" href="${PLAIN}.css"><div id="root"></div><script src="${PLAIN}.js"></script>`,
      }),
    );
    await page.route(`**${PLAIN}.js`, (route) => route.fulfill({ path: join(outDir, 'plain.js') }));
    await page.route(`**${PLAIN}.css`, (route) => route.fulfill({ path: join(outDir, 'plain.css') }));
  };
}
