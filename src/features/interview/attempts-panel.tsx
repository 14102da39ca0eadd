import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { type AttemptAt, wordChanges } from '../../domain/interview/attempts-of';
import { SelectField } from '../../ui/field';
import { readableTime } from '../../ui/format';
import { type AnswerFigures, figuresOfAnswer, wordsOf } from './session-scores';
import type { FiledSession } from './sessions-slice';
import { clockTime } from './times';

type Attempt = AttemptAt<FiledSession>;

const textOf = ({ session, index }: Attempt): string => {
  const answer = session.answers[index];
  return answer ? wordsOf(answer) : '';
};

/** An answer beside another attempt at its question: the words that came and went, pace, fillers and score. */
export function AttemptsPanel({ here, others }: { here: Attempt; others: readonly Attempt[] }) {
  const linked = here.session.retakes?.session;
  const [chosen, setChosen] = useState(linked ?? others.at(-1)?.session.id);
  const other = others.find(({ session }) => session.id === chosen) ?? others.at(-1);
  if (!other) return null;
  const [earlier, later] = other.session.begunAt <= here.session.begunAt ? [other, here] : [here, other];
  return (
    <section aria-label="Attempts at this question" className="grid gap-3 rounded-control border border-line p-4">
      <SelectField
        label="Compare with the attempt of"
        value={other.session.id}
        onChange={(event) => setChosen(event.target.value)}
      >
        {others.map(({ session }) => (
          <option key={session.id} value={session.id}>
            {readableTime(session.begunAt)}
            {session.retakes ? ' (retake)' : ''}
          </option>
        ))}
      </SelectField>
      <Comparison earlier={earlier} later={later} here={here} />
    </section>
  );
}

function Comparison({ earlier, later, here }: { earlier: Attempt; later: Attempt; here: Attempt }) {
  const { parts, added, dropped } = wordChanges(textOf(earlier), textOf(later));
  const [before, after] = [earlier, later].map(({ session, index }) => figuresOfAnswer(session, index));
  let at = 0;
  const keyed = parts.map((part) => {
    const key = `${at}-${part.kind}`;
    at += part.text.length;
    return { ...part, key };
  });
  return (
    <>
      <div className="overflow-x-auto">
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="py-1.5 pr-4 text-left font-medium">
                Figure
              </th>
              <Head attempt={earlier} here={here} />
              <Head attempt={later} here={here} />
            </tr>
          </thead>
          <tbody>
            {rowsOf(before, after).map(([label, ...cells]) => (
              <tr key={label} className="border-b border-line">
                <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                  {label}
                </th>
                {cells.map((cell, column) => (
                  <td key={column === 0 ? 'earlier' : 'later'} className="figures py-1.5 pl-4 text-right">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-sm text-ink-soft">
        The later one has {added} words that the earlier one has not, and leaves out {dropped} of its words.
      </p>
      <p className="measure whitespace-pre-wrap">
        {keyed.map(({ key, kind, text }) =>
          kind === 'added' ? (
            <ins key={key} className="bg-primary-soft text-primary-ink">
              {text}
            </ins>
          ) : kind === 'removed' ? (
            <del key={key} className="text-ink-soft">
              {text}
            </del>
          ) : (
            <span key={key}>{text}</span>
          ),
        )}
      </p>
    </>
  );
}

function Head({ attempt: { session }, here }: { attempt: Attempt; here: Attempt }) {
  return (
    <th scope="col" className="py-1.5 pl-4 text-right font-medium">
      {session.id === here.session.id ? (
        'This one'
      ) : (
        <Link
          to={`${paths.interview}?session=${encodeURIComponent(session.id)}`}
          className="text-primary-ink underline"
        >
          {readableTime(session.begunAt)}
        </Link>
      )}
    </th>
  );
}

const rowsOf = (before?: AnswerFigures, after?: AnswerFigures): readonly (readonly [string, string, string])[] => [
  ['Score of 10', shown(before?.score, 1), shown(after?.score, 1)],
  ['Covered', covered(before), covered(after)],
  ['Words a minute', shown(before?.pace), shown(after?.pace)],
  ['Filler words', shown(before?.fillers), shown(after?.fillers)],
  ['Time', clockTime(before?.time ?? 0), clockTime(after?.time ?? 0)],
];

const shown = (value: number | null | undefined, digits = 0): string => value?.toFixed(digits) ?? '–';
const covered = (figures?: AnswerFigures): string =>
  figures && figures.covered !== null ? `${figures.covered} of ${figures.of}` : '–';
