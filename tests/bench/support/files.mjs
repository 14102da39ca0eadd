import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESUME } from './texts.mjs';

const MEGABYTE = 1_048_576;
const LINES_A_PAGE = 46;

/** The pages of a long document: the resume's lines over and over, each with its number. */
function pagesOf(count) {
  const words = RESUME.filter((line) => line !== '').map((line) => line.slice(0, 96));
  return Array.from({ length: count }, (_, page) => ({
    lines: Array.from({ length: LINES_A_PAGE }, (_, line) => ({
      text: `${page + 1}.${line + 1} ${words[(page * LINES_A_PAGE + line) % words.length]}`,
      x: 50,
      y: 780 - line * 16,
      size: 10,
    })),
  }));
}

/** The resume over two pages, in the writer's uncompressed form. */
function resumePages() {
  const half = Math.ceil(RESUME.length / 2);
  return [RESUME.slice(0, half), RESUME.slice(half)].map((lines) => ({
    lines: lines.map((text, line) => ({ text, x: 50, y: 790 - line * 20, size: 10 })).filter(({ text }) => text !== ''),
  }));
}

/** The resume as a page to be printed: the browser embeds subset fonts and compresses, as programs do. */
const html = `<!doctype html><meta charset="utf-8"><title>Resume</title>
<style>body{font:10pt/1.3 sans-serif}p{margin:0 0 2pt}h2{font-size:12pt;margin:9pt 0 3pt}</style>
${RESUME.map((line) => (/^[A-Z]{4,}$/.test(line) ? `<h2>${line}</h2>` : `<p>${line.replace('&', '&amp;')}</p>`)).join('\n')}`;

/**
 * Writes the PDF files of the measures into a folder.
 * @returns paths by name; `resume` is printed by the browser, the others come from the tests' PDF writer
 */
export async function makeFiles({ folder, writePdf, printPdf }) {
  const contents = {
    resume: await printPdf(html),
    pages45: writePdf({ pages: pagesOf(45) }),
    pages200: writePdf({ pages: pagesOf(200) }),
    megabytes20: writePdf({ pages: resumePages(), padding: 20 * MEGABYTE - 40_000 }),
  };
  const paths = {};
  for (const [name, bytes] of Object.entries(contents)) {
    paths[name] = join(folder, `${name}.pdf`);
    writeFileSync(paths[name], bytes);
  }
  return paths;
}
