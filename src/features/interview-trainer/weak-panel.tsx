import ways from 'content:ways';
import { useMemo } from 'react';
import { usePlanTask } from '../../app/hooks';
import { offerOf, tutorPath } from '../../app/open-source';
import { askedSkills } from '../../domain/evidence/asked-skills';
import { waysBeside } from '../../domain/evidence/ways';
import type { InterviewQuestion } from '../../domain/interview/questions/question';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';
import { useToast } from '../../ui/toast';
import { WayButton, WaysOn } from '../../ui/ways-on';
import type { WeakAnswer } from './weak-answers';

export interface WeakPanelProps {
  /** At least one, the weakest first. */
  readonly weak: readonly WeakAnswer[];
  /** Begins an interview with only these questions of this one, by their index. */
  readonly onAgain: (indexes: readonly number[]) => void;
}

/** The answers that scored low, each with what can be done about it. */
export function WeakPanel({ weak, onAgain }: WeakPanelProps) {
  return (
    <Panel
      title="Weak answers, and what you can do"
      lead="Answers below 7 of 10, the weakest first."
      action={
        weak.length > 1 ? (
          <Button size="sm" onClick={() => onAgain(weak.map(({ index }) => index).sort((a, b) => a - b))}>
            Practise these {weak.length} again
          </Button>
        ) : null
      }
    >
      <ul className="grid divide-y divide-line">
        {weak.map(({ index, question, score }) => (
          <li key={question.id} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <div className="flex items-baseline justify-between gap-4">
              <h3 className="font-medium">{question.question}</h3>
              <span className="figures text-sm whitespace-nowrap">
                {score}
                <span className="text-ink-soft"> / 10</span>
              </span>
            </div>
            <Ways question={question} onAgain={() => onAgain([index])} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Ways({ question, onAgain }: { question: InterviewQuestion; onAgain: () => void }) {
  const plan = usePlanTask(useToast());
  const offers = useMemo(() => {
    const about = { name: question.topic, skills: askedSkills(question, ways) };
    return (['topic', 'challenge', 'question'] as const).flatMap((kind) => {
      const way = waysBeside(about, kind, ways).find(({ id }) => !id.endsWith(`/${question.id}`));
      return way ? [offerOf(way)] : [];
    });
  }, [question]);
  return (
    <WaysOn
      here="the interview feedback"
      offers={offers}
      askTo={tutorPath(question.question)}
      onPlan={() => plan(`Practise the answer to: ${question.question}`)}
    >
      <WayButton verb="Practise" rest="this again" onClick={onAgain} />
    </WaysOn>
  );
}
