import type { ReactNode } from 'react';
import { paths } from '../../app/paths';
import type { Certificate, LostLine } from '../../domain/resume-document/certificate';
import { Link } from '../../ui/link';
import { Notice } from '../../ui/notice';

/** Differences that are shown one by one. */
const SHOWN = 8;

/** What a file gives back otherwise than it was written, with the way to each field. */
export function PdfDifferences({
  id,
  certificate: { lost, added },
  missing,
  actions,
}: {
  id: string;
  certificate: Certificate;
  missing: readonly string[];
  actions: ReactNode;
}) {
  const lines = lost.length === 1 ? 'One line is' : `${lost.length} lines are`;
  return (
    <Notice
      tone="warning"
      title={lost.length > 0 ? `${lines} read otherwise than written. Not downloaded yet.` : 'Not downloaded yet.'}
      actions={actions}
    >
      <MissingCharacters missing={missing} />
      {lost.length > 0 ? (
        <ul className="mt-2 grid gap-3">
          {numbered(lost.slice(0, SHOWN)).map(({ key, line }) => (
            <Difference key={key} id={id} line={line} />
          ))}
        </ul>
      ) : null}
      {lost.length > SHOWN ? <p className="mt-2">And {lost.length - SHOWN} more.</p> : null}
      {added.length > 0 ? (
        <p className="mt-2">
          The file also says: <q dir="auto">{added.slice(0, SHOWN).join(' ')}</q>
        </p>
      ) : null}
    </Notice>
  );
}

function Difference({ id, line: { written, find, read, place } }: { id: string; line: LostLine }) {
  return (
    <li>
      <dl className="grid gap-0.5 wrap-anywhere">
        <dt className="text-ink-faint">Written</dt>
        <dd dir="auto">{written}</dd>
        <dt className="text-ink-faint">Read</dt>
        <dd dir="auto">{read === '' ? 'Nothing of it' : read}</dd>
      </dl>
      {place ? (
        <Link
          className="font-medium text-primary-ink underline underline-offset-2"
          to={`${paths.resumeForm}?${new URLSearchParams({ resume: id, find: beginOf(find) })}`}
        >
          Go to the field
        </Link>
      ) : null}
    </li>
  );
}

/** The same line may be lost twice. */
const numbered = (lost: readonly LostLine[]) => lost.map((line, index) => ({ key: `line-${index}`, line }));

/** Enough of a line to find its field by. */
const beginOf = (text: string) => [...text].slice(0, 120).join('').trim();

/** Characters that cannot be drawn. */
export const MissingCharacters = ({ missing }: { missing: readonly string[] }) =>
  missing.length === 0 ? null : (
    <p className="mt-1">No font here has these, and the file is without them: {missing.join(' ')}</p>
  );
