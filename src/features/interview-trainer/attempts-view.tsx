import type { TrainerAnswer, TrainerAttempt } from '../../../machines/contracts/trainer';
import { type ComparedAttempt, compareAttempts, figuresOf } from '../../domain/interview/attempts';
import { APP_LANGUAGE, spokenLanguage } from '../../domain/speech/languages';
import { AttemptComparison } from '../../ui/attempt-comparison';
import { Button } from '../../ui/button';
import { RecordingsPart } from './recordings-part';

/** One from before languages were kept is taken for the app's own. */
const compared = ({ text, seconds, evaluation, evaluatedText, language }: TrainerAttempt): ComparedAttempt => ({
  text,
  figures: figuresOf(
    { text, seconds, evaluation: evaluatedText === text ? evaluation : null },
    spokenLanguage(language ?? APP_LANGUAGE.tag),
  ),
});

/** The earlier attempts at a question, the latest first, each beside the answer as it counts. */
export function AttemptsView({
  answer,
  onChoose,
}: {
  answer: TrainerAnswer;
  /** Makes an earlier attempt, by its index, the answer; left out where nothing can be changed. */
  onChoose?: ((attempt: number) => void) | undefined;
}) {
  const begun = answer.text.trim() !== '';
  return (
    <ul className="grid gap-3">
      {(answer.attempts ?? [])
        .map((attempt, index) => {
          const name = `Attempt ${index + 1}`;
          return (
            // Attempts are only ever added, or change places with the answer.
            <li key={name}>
              <details className="rounded-control border border-line">
                <summary className="flex min-h-11 items-center gap-3 rounded-control px-4 py-2 font-medium hover:bg-sunken">
                  <span className="flex-1">{begun ? `${name}, beside the answer that counts` : name}</span>
                  {attempt.evaluation?.kind === 'evaluation' && attempt.evaluatedText === attempt.text ? (
                    <span className="figures text-sm font-normal">{attempt.evaluation.score} / 10</span>
                  ) : null}
                </summary>
                <div className="grid gap-4 border-t border-line p-4">
                  {begun ? (
                    <AttemptComparison
                      comparison={compareAttempts(compared(attempt), compared(answer))}
                      names={[name, 'The answer that counts']}
                    />
                  ) : (
                    <p className="measure break-words whitespace-pre-wrap">{attempt.text}</p>
                  )}
                  <RecordingsPart answer={attempt} />
                  {onChoose ? (
                    <div>
                      <Button size="sm" onClick={() => onChoose(index)}>
                        Let this one count
                      </Button>
                    </div>
                  ) : null}
                </div>
              </details>
            </li>
          );
        })
        .reverse()}
    </ul>
  );
}
