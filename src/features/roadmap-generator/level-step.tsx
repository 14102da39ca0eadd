import { useEffect, useState } from 'react';
import type { RoadmapForm } from '../../domain/plans/types';
import { ChoiceGroup } from '../../ui/field';
import { lazyPart } from '../../ui/lazy-part';
import type { Wizard } from './use-roadmap-wizard';
import { LEVEL_OPTIONS } from './wizard-words';

const KnownTopics = lazyPart<{ form: RoadmapForm; onMark: (known: readonly string[]) => void }>(() =>
  import('./known-topics').then((m) => m.KnownTopics),
);

/** How much one knows, as a level and topic by topic. */
export function LevelStep({ wizard: { snapshot, send } }: { wizard: Wizard }) {
  const { form } = snapshot.context;
  // A level can be chosen while the catalogue is not there yet, or cannot be fetched.
  const [reads, setReads] = useState(false);
  useEffect(() => void KnownTopics.preload().then(setReads), []);
  return (
    <>
      <ChoiceGroup
        legend="How much do you know already?"
        options={LEVEL_OPTIONS}
        value={form.level}
        onChange={(level) => send({ type: 'level.chosen', level })}
      />
      {reads ? <KnownTopics form={form} onMark={(known) => send({ type: 'known.marked', known })} /> : null}
    </>
  );
}
