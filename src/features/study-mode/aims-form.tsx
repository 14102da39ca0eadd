import { useState } from 'react';
import { useKept } from '../../app/hooks';
import type { StudyAims, StudyGoal, StudyLevel } from '../../domain/quiz/aims';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ChoiceGroup } from '../../ui/field';
import { GOAL_OPTIONS, LEVEL_OPTIONS } from './study-words';

/** Level and goal, asked for once. */
export function AimsForm({ aims, onSet }: { aims: StudyAims | null; onSet: (aims: StudyAims) => void }) {
  const kept = useKept();
  const [level, setLevel] = useState<StudyLevel>(aims?.level ?? 'beginner');
  const [goal, setGoal] = useState<StudyGoal>(aims?.goal ?? 'understand');
  return (
    <Card aria-label="Before you begin" className="mx-auto max-w-[45rem]">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSet({ level, goal });
        }}
      >
        <h2 tabIndex={-1} className="text-lg font-semibold">
          Before you begin
        </h2>
        <p className="mb-5 text-sm text-ink-soft">Asked once, kept {kept}. You can change it at any time.</p>
        <div className="grid gap-6">
          <ChoiceGroup
            legend="How well do you know the field?"
            options={LEVEL_OPTIONS}
            value={level}
            onChange={setLevel}
          />
          <ChoiceGroup legend="What is it for?" options={GOAL_OPTIONS} value={goal} onChange={setGoal} />
        </div>
        <div className="mt-7 flex">
          <Button type="submit" look="primary" className="ml-auto">
            Begin
          </Button>
        </div>
      </form>
    </Card>
  );
}
