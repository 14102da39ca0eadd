import { useState } from 'react';
import type { ResumeDocument } from '../../../machines/contracts/resume';
import { Chip } from '../../ui/chip';
import { counted } from '../../ui/format';

/** How many pages stand open at first; a thesis of 200 pages would freeze the list. */
const FIRST_PAGES = 3;

/** The text in the order a machine reads it, page by page, with the addresses behind linked words. */
export function ParserView({ document }: { document: ResumeDocument }) {
  const [shown, setShown] = useState(FIRST_PAGES);
  const pages = document.pages.slice(0, shown);
  const rest = document.pages.length - pages.length;
  return (
    <details className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-12 items-center justify-between gap-3 rounded-card px-5 py-3 font-medium marker:content-none hover:bg-sunken">
        What a parser sees
        <span className="text-sm font-normal text-ink-soft group-open:hidden">Show the text as it was read</span>
        <span className="hidden text-sm font-normal text-ink-soft group-open:inline">Hide</span>
      </summary>
      <div className="grid gap-6 border-t border-line p-5">
        {pages.map((page) => (
          <section key={page.number} aria-label={`Page ${page.number}`}>
            <h3 className="mb-2 flex flex-wrap items-center gap-2 text-sm font-semibold">
              Page {page.number}
              {page.columns === 2 ? <Chip>two columns</Chip> : null}
              {page.images > 0 ? <Chip>{counted(page.images, 'picture')}</Chip> : null}
            </h3>
            <ol className="overflow-x-auto rounded-control bg-sunken p-4 font-mono text-sm leading-6">
              {page.lines.map((line, index) => (
                <li key={`${page.number}-${String(index)}`} className="flex gap-4 whitespace-pre-wrap">
                  <span aria-hidden="true" className="w-6 shrink-0 text-right text-ink-faint select-none">
                    {index + 1}
                  </span>
                  <span>{line.text}</span>
                </li>
              ))}
            </ol>
          </section>
        ))}
        {rest > 0 ? (
          <button
            type="button"
            className="justify-self-start rounded-control px-2 py-1 text-sm font-medium text-primary-ink hover:underline"
            onClick={() => setShown((n) => n + 20)}
          >
            Show {counted(Math.min(20, rest), 'more page')}
          </button>
        ) : null}
        {document.links.length > 0 ? (
          <section aria-label="Links in the file">
            <h3 className="mb-2 text-sm font-semibold">Links in the file</h3>
            <ul className="grid gap-1 text-sm">
              {document.links.slice(0, 50).map((link) => (
                <li key={`${link.page} ${link.url} ${link.text}`} className="break-all">
                  <span className="text-ink-soft">Page {link.page}:</span> {link.text ? `“${link.text}” leads to ` : ''}
                  <code>{link.url}</code>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </details>
  );
}
