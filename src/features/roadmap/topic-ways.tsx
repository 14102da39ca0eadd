import roles from 'content:roles';
import ways from 'content:ways';
import { useMemo, useRef, useState } from 'react';
import { usePlanTask } from '../../app/hooks';
import { askPath, offerOf, studyPath, tutorPath } from '../../app/open-source';
import type { Way } from '../../domain/evidence/way-types';
import { skillsOf, waysBeside } from '../../domain/evidence/ways';
import { useToast } from '../../ui/toast';
import { type Offer, WayButton, WaysOn } from '../../ui/ways-on';
import type { NamedWays } from './learning-path';
import { TopicTime } from './topic-time';

/** Things of one kind that are offered: enough to choose from, few enough to be read. */
const OFFERED = { challenge: 2, question: 2, card: 1 } as const;

const MOST_NAMED = 4;

/** What can be done about a topic: challenges, questions and cards that share its skills, the tutor, a task. */
export function TopicWays({
  id,
  name,
  track,
  named,
}: {
  id: string;
  name: string;
  track: string;
  named?: NamedWays | undefined;
}) {
  const plan = usePlanTask(useToast());
  const offers = useMemo(() => offersBeside(id, name, named), [id, name, named]);
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

/** What the catalogue names for the topic comes first, then what shares its skills. */
function offersBeside(id: string, name: string, named: NamedWays | undefined): readonly Offer[] {
  const topic = { name, skills: skillsOf('topic', id, ways) };
  const ids = { challenge: named?.challenges.map(String) ?? [], question: [], card: named?.cards ?? [] };
  const found = (['challenge', 'question', 'card'] as const).flatMap((kind) => {
    const own = ids[kind]
      .slice(0, MOST_NAMED)
      .flatMap((one) => ways.find((way) => way.kind === kind && way.id === one) ?? []);
    const beside = waysBeside(topic, kind, ways).filter((way) => !own.includes(way));
    return [...own, ...beside].slice(0, Math.max(OFFERED[kind], own.length));
  });
  const quiz = { verb: 'Quiz me', name: 'on its cards', to: studyPath(id) };
  return [...(found.some(({ kind }) => kind === 'card') ? [quiz] : []), ...found.map(offerBeside)];
}

/** A card is read where the tutor answers with it; a question says whose it is. */
function offerBeside(way: Way): Offer {
  const offer = offerOf(way);
  if (way.kind === 'card') return { ...offer, to: tutorPath(`Explain: ${way.name}`) };
  const role = way.kind === 'question' && roles.find(({ id }) => id === way.id.slice(0, way.id.indexOf('/')));
  return role ? { ...offer, name: `${way.name} (${role.pickerName})` } : offer;
}
