import { type AnswerFigures, figuresOfAnswer, NO_SCORE, totalOf } from './session-scores';
import type { FiledSession } from './sessions-slice';
import { clockTime } from './times';

const HEADS = ['Score of 10', 'Covered', 'Words a minute', 'Filler words', 'Time'] as const;

/** The figures of each answer of a session, and of the whole. */
export function ScoreTable({ session }: { session: FiledSession }) {
  return (
    <section className="overflow-x-auto" tabIndex={0} aria-label="Figures of each answer">
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-1.5 pr-4 text-left font-medium">
              Question
            </th>
            {HEADS.map((head) => (
              <th key={head} scope="col" className="py-1.5 pl-4 text-right font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {session.answers.map((_, index) => {
            const short = session.scores?.answers[index];
            return (
              <tr key={session.questions[index]?.id ?? index} className="border-b border-line">
                <th scope="row" className="min-w-48 py-1.5 pr-4 text-left font-normal">
                  {index + 1}. {session.questions[index]?.text}
                </th>
                <Cells
                  figures={figuresOfAnswer(session, index)}
                  none={short?.kind === 'none' ? NO_SCORE[short.why] : '–'}
                />
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="py-1.5 pr-4 text-left">
              In all
            </th>
            <Cells figures={totalOf(session)} none="–" />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Cells({ figures, none }: { figures: AnswerFigures; none: string }) {
  const { score, covered, of, pace, fillers, time } = figures;
  const cells = [
    score === null ? none : score.toFixed(1),
    covered === null ? '–' : `${covered} of ${of}`,
    pace ?? '–',
    fillers ?? '–',
    clockTime(time),
  ];
  return cells.map((cell, at) => (
    <td key={HEADS[at]} className="figures py-1.5 pl-4 text-right">
      {cell}
    </td>
  ));
}
