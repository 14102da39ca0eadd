import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import type { Block, ResultDocument } from '../../domain/report/actions/result-document';
import { Panel } from '../../ui/card';
import { EvidenceList } from './evidence';

/** What an action shows of the report: headings, sentences, lists and tables, each with the words behind it. */
export function ResultView({ result }: { result: ResultDocument }) {
  return (
    <Panel title={result.title} {...(result.intro ? { lead: result.intro } : {})}>
      <div className="grid gap-4">
        {result.blocks.map((block, index) => (
          <BlockView key={`${block.kind}-${String(index)}`} block={block} />
        ))}
      </div>
    </Panel>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h3 className="mt-2 font-semibold first:mt-0">{block.text}</h3>;
    case 'paragraph':
      return (
        <div className="measure">
          <p>{block.text}</p>
          <EvidenceList evidence={block.evidence} />
        </div>
      );
    case 'list':
      return (
        <ul className="measure grid gap-3">
          {block.items.map((item) => (
            <li key={item.text} className="flex gap-3">
              {item.tone === 'strength' ? (
                <CircleCheck role="img" aria-label="Strength" className="mt-0.5 size-5 shrink-0 text-success-ink" />
              ) : item.tone === 'warning' ? (
                <TriangleAlert role="img" aria-label="To improve" className="mt-0.5 size-5 shrink-0 text-warning-ink" />
              ) : (
                <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 rounded-chip bg-line-strong" />
              )}
              <div className="min-w-0">
                <p>{item.text}</p>
                <EvidenceList evidence={item.evidence} />
              </div>
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <section aria-label={block.caption} className="overflow-x-auto" tabIndex={0}>
          <table className="w-full border-collapse text-sm">
            <caption className="mb-2 text-left font-medium">{block.caption}</caption>
            <thead>
              <tr className="border-b border-line-strong text-left text-ink-soft">
                {block.columns.map((column) => (
                  <th key={column} scope="col" className="py-2 pr-4 font-medium">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row) => (
                <Fragment key={row.cells.join(' ')}>
                  <tr className="border-t border-line align-top">
                    {row.cells.map((cell, index) => (
                      <td key={block.columns[index]} className="py-2.5 pr-4">
                        {cell}
                      </td>
                    ))}
                  </tr>
                  {row.evidence.length > 0 ? (
                    <tr>
                      <td colSpan={block.columns.length} className="pb-3">
                        <EvidenceList evidence={row.evidence} />
                      </td>
                    </tr>
                  ) : null}
                </Fragment>
              ))}
            </tbody>
          </table>
        </section>
      );
  }
}
