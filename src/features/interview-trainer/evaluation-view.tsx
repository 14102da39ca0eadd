import { clsx } from 'clsx';
import type { AnswerEvidence, Evaluation, NoEvaluation, ScoreBand } from '../../domain/interview/answer/types';
import { APP_LANGUAGE } from '../../domain/speech/languages';
import { Chip, type ChipTone } from '../../ui/chip';
import { FigureRing } from '../../ui/figure-ring';
import { Notice } from '../../ui/notice';

const bands: Record<ScoreBand, { word: string; tone: ChipTone }> = {
  strong: { word: 'Covers it fully', tone: 'success' },
  solid: { word: 'Covers most', tone: 'success' },
  partial: { word: 'Covers part', tone: 'warning' },
  thin: { word: 'Covers little', tone: 'warning' },
  weak: { word: 'Hardly covers it', tone: 'danger' },
};

/** The built-in rubric's verdict on one answer: the figure, what it means, and the evidence. */
export function EvaluationView({ evaluation }: { evaluation: Evaluation | NoEvaluation }) {
  if (evaluation.kind === 'no-evaluation')
    return (
      <div className="grid gap-4">
        <Notice tone="warning" role="status" title="No score for this answer.">
          {evaluation.reason}
        </Notice>
        <ModelOutline text={evaluation.modelOutline} />
      </div>
    );
  const { score, band, summary, ceiling, criteria, missed, improvements, strongerOutline } = evaluation;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
        <FigureRing value={score} max={10} label={`Score: ${score} out of 10`} />
        <div className="min-w-0 flex-1 basis-64">
          <Chip tone={bands[band].tone}>{bands[band].word}</Chip>
          <p className="measure mt-2">{summary}</p>
          <p className="measure mt-1 text-sm text-ink-soft">
            The score is for coverage, structure, specifics and delivery. It cannot know whether what you said is true.
            Take it as a first reading: on hard test answers it put the better of two first four times out of five.
          </p>
          <Pace evaluation={evaluation} />
        </div>
      </div>
      {ceiling ? (
        <Notice tone="warning" title={`The score is capped at ${ceiling.limit}.`}>
          {ceiling.reason}
        </Notice>
      ) : null}
      <div>
        <h3 className="mb-1 font-semibold">Points</h3>
        <ul className="divide-y divide-line border-y border-line">
          {criteria
            .filter(({ maxPoints }) => maxPoints > 0)
            .map((row) => (
              <li key={row.id} className="py-2.5">
                <p className="flex justify-between gap-4">
                  <span className="font-medium">{row.title}</span>
                  <span className="figures text-sm whitespace-nowrap text-ink-soft">
                    {row.points} / {row.maxPoints}
                  </span>
                </p>
                <p className="measure text-sm text-ink-soft">{row.says}</p>
                <Quotes evidence={row.evidence} />
              </li>
            ))}
        </ul>
      </div>
      {missed.length > 0 ? (
        <div>
          <h3 className="mb-2 font-semibold">What was missed</h3>
          <ul className="flex flex-wrap gap-2">
            {missed.map((label) => (
              <li key={label} className="rounded-control border border-line bg-sunken px-2.5 py-1 text-sm">
                {label}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {improvements.length > 0 ? (
        <div>
          <h3 className="mb-2 font-semibold">Suggested improvements</h3>
          <ol className="measure grid list-decimal gap-1.5 pl-6">
            {improvements.map(({ text, points }) => (
              <li key={text}>
                {text} <span className="figures text-sm whitespace-nowrap text-ink-faint">up to +{points}</span>
              </li>
            ))}
          </ol>
        </div>
      ) : null}
      {strongerOutline.length > 0 ? (
        <div>
          <h3 className="mb-2 font-semibold">A stronger outline</h3>
          <ol className="measure grid gap-2">
            {strongerOutline.map(({ text, from }) => (
              <li
                key={`${from} ${text}`}
                className={clsx('border-l-2 pl-3', from === 'answer' ? 'border-success' : 'border-line-strong')}
              >
                {text}{' '}
                <span className="text-xs whitespace-nowrap text-ink-faint">
                  {from === 'answer' ? 'from your answer' : 'to add'}
                </span>
              </li>
            ))}
          </ol>
        </div>
      ) : null}
      <ModelOutline text={evaluation.modelOutline} />
      {evaluation.followUp ? (
        <p className="measure text-ink-soft">
          <span className="font-medium text-ink">An interviewer might ask next: </span>
          {evaluation.followUp}
        </p>
      ) : null}
    </div>
  );
}

function ModelOutline({ text }: { text: string }) {
  if (text.trim() === '') return null;
  return (
    <details open className="rounded-control border border-line">
      <summary className="min-h-11 rounded-control px-4 py-2 font-medium hover:bg-sunken">
        What a strong answer looks like
      </summary>
      <p className="measure border-t border-line px-4 py-3 text-ink-soft">{text}</p>
    </details>
  );
}

function Quotes({ evidence }: { evidence: readonly AnswerEvidence[] }) {
  const quotes = [...new Map(evidence.map((item) => [item.quote, item])).values()];
  if (quotes.length === 0) return null;
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1 border-l-2 border-line pl-3 text-sm text-ink-soft">
      {quotes.map(({ quote, start }) => (
        <li key={start}>
          <q>{quote}</q>
        </li>
      ))}
    </ul>
  );
}

/** Below this many seconds of speech a pace would be chance. */
const LEAST_SECONDS = 5;

function Pace({ evaluation: { seconds, words } }: { evaluation: Evaluation }) {
  if (seconds === null || seconds < LEAST_SECONDS) return null;
  return (
    <p className="mt-1 text-sm text-ink-soft">
      Spoken in {Math.round(seconds)} seconds, about {Math.round((words * 60) / seconds)} words a minute. A comfortable
      pace is {APP_LANGUAGE.pace.slowest} to {APP_LANGUAGE.pace.fastest}; it does not affect the score.
    </p>
  );
}
