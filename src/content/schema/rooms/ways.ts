import { join } from 'node:path';
import type { Way } from '../../../domain/evidence/way-types';
import type { Room } from '../room.ts';
import { readCards } from './cards.ts';
import { readChallenges } from './challenges.ts';
import { questionId, readRoles } from './roles.ts';
import { readSubjects } from './subjects.ts';
import { readTracks } from './tracks.ts';

/**
 * Everything in the content that teaches or shows a skill: topics, challenges, questions, cards, each kind in the order
 * in which the app shows it.
 * @throws ContentError
 */
function readWays(content: string, root: string): Way[] {
  const topics = readTracks(content, root).flatMap(({ source, data }) =>
    Object.entries(data.topics).map(
      ([id, { name, hours, skills }]): Way => ({ kind: 'topic', id: `${source.name}/${id}`, name, skills, hours }),
    ),
  );
  const subjectTopics = readSubjects(content, root).flatMap(({ source, data }) =>
    Object.entries(data.topics).map(
      ([id, { name, hours, skills }]): Way => ({
        kind: 'topic',
        id: `${source.name}/${id}`,
        name,
        skills,
        hours: hours.beginner,
      }),
    ),
  );
  const challenges = readChallenges(root).map(
    ({ challenge, skills }): Way => ({ kind: 'challenge', id: String(challenge.id), name: challenge.title, skills }),
  );
  const questions = readRoles(content, root).flatMap(({ source, data }) =>
    data.questions.map(
      ({ topic, skills }, at): Way => ({
        kind: 'question',
        id: `${source.name}/${questionId(source.name, at)}`,
        name: topic,
        skills,
      }),
    ),
  );
  const cards = readCards(content, root).map(
    ({ card, data }): Way => ({ kind: 'card', id: card.id, name: card.title, skills: data.skills }),
  );
  return [...topics, ...subjectTopics, ...challenges, ...questions, ...cards].filter(({ skills }) => skills.length > 0);
}

/**
 * `content:ways`: what leads to a skill, gathered from the tracks, subjects, challenges, roles and cards. It has no files of its
 * own. No screen needs it to begin with: `import('content:ways')` fetches it.
 */
export const ways: Room = {
  place: 'ways',
  read: (place, root) => new Map([['ways', { data: readWays(join(place, '..'), root) }]]),
};
