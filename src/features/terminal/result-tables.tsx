import { Fragment, useMemo } from 'react';
import type { OutputPiece } from '../../../machines/contracts/terminal';
import { type ResultTable, readResults } from '../../domain/sql/result-text';
import { counted } from '../../ui/format';

/** Rows that are drawn; more are counted. */
const MOST_ROWS = 500;

/** What queries gave, as tables. */
export function ResultTables({ output }: { output: readonly OutputPiece[] }) {
  const results = useMemo(() => readResults(output.map(({ text }) => text).join('')), [output]);
  return results.map((result, index) => {
    // Results are only ever appended to.
    const key = `${index}`;
    return <Fragment key={key}>{typeof result === 'string' ? <p>{result}</p> : <Table table={result} />}</Fragment>;
  });
}

function Table({ table: { columns, rows, toRight } }: { table: ResultTable }) {
  const side = (at: number) => (toRight[at] ? 'text-right' : 'text-left');
  return (
    <table className="mb-3 border-collapse">
      <caption className="caption-bottom pt-1 text-left text-ink-soft">
        {counted(rows.length, 'row')}
        {rows.length > MOST_ROWS ? `; the first ${MOST_ROWS} are shown` : ''}
      </caption>
      <thead>
        <tr>
          {columns.map((name, at) => (
            <th
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name, and their order is fixed
              key={at}
              scope="col"
              className={`border-b border-line-strong px-2.5 py-1 font-semibold whitespace-nowrap first:pl-0 ${side(at)}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, MOST_ROWS).map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names, and are never moved
          <tr key={place}>
            {row.map((cell, at) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: as the columns
                key={at}
                className={`border-b border-line px-2.5 py-1 align-top whitespace-pre first:pl-0 ${side(at)} ${cell === 'NULL' ? 'text-ink-faint' : ''}`}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
