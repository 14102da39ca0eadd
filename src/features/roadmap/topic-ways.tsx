import roles from 'content:roles';
import ways from 'content:ways';
import { useMemo, useRef, useState } from 'react';
import { usePlanTask } from '../../app/hooks';
import { askPath, offerOf, tutorPath } from '../../app/open-source';
import type { Way } from '../../domain/evidence/way-types';
import { skillsOf, waysBeside } from '../../domain/evidence/ways';
import { useToast } from '../../ui/toast';
import { type Offer, WayButton, WaysOn } from '../../ui/ways-on';
import { TopicTime } from './topic-time';

/** Things of one kind that are offered: enough to choose from, few enough to be read. */
const OFFERED = { challenge: 2, question: 2, card: 1 } as const;

/** What can be done about a topic: challenges, questions and cards that share its skills, the tutor, a task. */
export function TopicWays({ id, name, track }: { id: string; name: string; track: string }) {
  const plan = usePlanTask(useToast());
  const offers = useMemo(() => offersBeside(id, name), [id, name]);
  const [timing, setTiming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setTiming(false);
    opener.current?.focus();
  };
  return (
    <>
      <WaysOn
        here={`${track} roadmap`}
        offers={offers}
        askTo={askPath(name)}
        onPlan={() => plan(`Learn ${name} (${track})`)}
      >
        <WayButton ref={opener} verb="Put" rest="time into the calendar" onClick={() => setTiming((now) => !now)} />
      </WaysOn>
      {timing ? <TopicTime id={id} text={`Learn ${name}`} onClose={close} /> : null}
    </>
  );
}

function offersBeside(id: string, name: string): readonly Offer[] {
  const topic = { name, skills: skillsOf('topic', id, ways) };
  return (['challenge', 'question', 'card'] as const).flatMap((kind) =>
    waysBeside(topic, kind, ways).slice(0, OFFERED[kind]).map(offerBeside),
  );
}

/** A card is read where the tutor answers with it; a question says whose it is. */
function offerBeside(way: Way): Offer {
  const offer = offerOf(way);
  if (way.kind === 'card') return { ...offer, to: tutorPath(`Explain: ${way.name}`) };
  const role = way.kind === 'question' && roles.find(({ id }) => id === way.id.slice(0, way.id.indexOf('/')));
  return role ? { ...offer, name: `${way.name} (${role.pickerName})` } : offer;
}
