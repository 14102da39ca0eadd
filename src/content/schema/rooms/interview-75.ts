import { join } from 'node:path';
import { z } from 'zod';
import type { InterviewPattern } from '../../../domain/challenges/interview-course.ts';
import { text } from '../link.ts';
import type { Room } from '../room.ts';
import { checkedFile, faultAt, readYaml, throwFaults } from '../source.ts';
import { readChallenges } from './challenges.ts';

const COUNT = 75;
const HARDNESS = { easy: 0, medium: 1, hard: 2 } as const;

const schema = z
  .array(
    z.strictObject({
      pattern: text,
      idea: text,
      needs: z.array(text).default([]),
      challenges: z.array(z.int().min(1)).min(1),
    }),
  )
  .min(1);

/**
 * The plan *Interview 75*: patterns after what they build on, 75 challenges that exist, each once, and in each pattern from
 * easy to hard.
 * @throws ContentError
 */
export function readInterview75(content: string, root: string): InterviewPattern[] {
  const { source, data } = checkedFile(schema, readYaml(root, join(content, 'interview-75.yaml')));
  const heads = new Map(readChallenges(root).map(({ challenge }) => [challenge.id, challenge]));
  const seen = new Set<number>();
  const before = new Set<string>();
  const faults = data.flatMap(({ pattern, needs, challenges }, place) => {
    const late = needs
      .filter((one) => !before.has(one))
      .map((one) => faultAt(source, [place, 'needs'], `“${one}” does not come before “${pattern}”`));
    before.add(pattern);
    const wrong = challenges.flatMap((id, index) => {
      const head = heads.get(id);
      const last = heads.get(challenges[index - 1] ?? 0);
      const at = [place, 'challenges', index];
      if (!head) return [faultAt(source, at, `there is no challenge ${id}`)];
      if (seen.has(id)) return [faultAt(source, at, `challenge ${id} is in it twice`)];
      seen.add(id);
      return last && HARDNESS[last.difficulty] > HARDNESS[head.difficulty]
        ? [faultAt(source, at, `challenge ${id} is easier than ${last.id} before it`)]
        : [];
    });
    return [...late, ...wrong];
  });
  if (seen.size !== COUNT) faults.push(faultAt(source, [], `has ${seen.size} challenges instead of ${COUNT}`));
  throwFaults(faults);
  return data;
}

/** `interview-75.yaml`: `content:interview-75`, for the plan of Code Practice. */
export const interview75: Room = {
  place: 'interview-75.yaml',
  read: (place, root) => new Map([['interview-75', { data: readInterview75(join(place, '..'), root) }]]),
};
