import { Fragment } from 'react';

const MARK = /(`[^`]+`|\*\*[^*]+\*\*)/;

/** A line of a card's Markdown: code and what is in bold, for which all of Markdown need not be fetched. */
export function Inline({ text }: { text: string }) {
  return text.split(MARK).map((part, at) => {
    // Parts of one text that never changes its order.
    const key = `${at} ${part}`;
    if (part.length > 2 && part.startsWith('`'))
      return (
        <code key={key} className="rounded bg-sunken px-1 font-mono text-[0.92em] wrap-anywhere">
          {part.slice(1, -1)}
        </code>
      );
    if (part.length > 4 && part.startsWith('**'))
      return <strong key={key}>{part.slice(2, -2).replaceAll('\\_', '_')}</strong>;
    return <Fragment key={key}>{part.replaceAll('\\_', '_')}</Fragment>;
  });
}
