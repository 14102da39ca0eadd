import { nanoid } from '@reduxjs/toolkit';
import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Roadmap, RoadmapTopic } from '../../domain/plans/types';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { findTopics } from './plan-engine';

/** Hours that a topic in the learner's own words begins with. */
const OWN_HOURS = 4;
const LONGEST = 120;

/** A topic of the catalogue, found by its words, or one in words of one's own. */
export function AddTopic({ roadmap, onAdd }: { roadmap: Roadmap; onAdd: (topic: RoadmapTopic) => void }) {
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim());
  const found = useMemo(
    () => (query === '' ? [] : findTopics(query, roadmap, new Set(roadmap.topics.map(({ id }) => id)))),
    [query, roadmap],
  );
  const name = text.trim().slice(0, LONGEST);
  const there = roadmap.topics.some((topic) => topic.name.toLowerCase() === name.toLowerCase());
  const add = (topic: RoadmapTopic) => {
    setText('');
    onAdd(topic);
  };
  return (
    <section aria-label="Add a topic" className="grid grid-cols-1 gap-3 rounded-card bg-sunken p-4">
      <TextField
        label="Add a topic"
        autoComplete="off"
        maxLength={LONGEST}
        value={text}
        error={there ? 'The roadmap has a topic of this name already.' : null}
        help="Words of a topic of the catalogue, or a topic in your own words."
        onChange={(event) => setText(event.target.value)}
      />
      {query === '' ? null : (
        <ul aria-label="Topics found" className="grid gap-1">
          {found.map((topic) => (
            <li key={topic.id}>
              <Button
                look="quiet"
                className="h-auto w-full justify-start py-2 text-left whitespace-normal!"
                onClick={() => add(topic)}
              >
                <Plus aria-hidden="true" />
                <span className="min-w-0">
                  {topic.name} <span className="figures font-normal text-ink-soft">{topic.hours} h</span>
                  <span className="font-normal text-ink-faint"> · {topic.track}</span>
                </span>
              </Button>
            </li>
          ))}
          {there || name === '' ? null : (
            <li>
              <Button
                look="quiet"
                className="h-auto w-full justify-start py-2 text-left whitespace-normal!"
                onClick={() =>
                  add({
                    id: `own/${nanoid()}`,
                    name,
                    hours: OWN_HOURS,
                    subtopics: [],
                    why: 'You added it.',
                    doneWhen: 'You can explain it to somebody in five minutes, with an example of your own.',
                    track: null,
                  })
                }
              >
                <Plus aria-hidden="true" />
                <span className="min-w-0">
                  “{name}” <span className="font-normal text-ink-soft">in your own words, {OWN_HOURS} h</span>
                </span>
              </Button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
