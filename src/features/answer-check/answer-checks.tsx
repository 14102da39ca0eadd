import type { AnswerChecksProps } from '../../app/hooks';
import { MistakesPanel } from './mistakes-panel';
import { ModelCheck } from './model-check';

/** What stands beside a score on whether an answer is true: common mistakes, and a model's check. Neither changes it. */
export function AnswerChecks({ english, ...props }: AnswerChecksProps) {
  if (props.answer.trim() === '') return null;
  return (
    <>
      {english ? <MistakesPanel answer={props.answer} question={props.asked} framed={props.framed} /> : null}
      <ModelCheck {...props} />
    </>
  );
}
