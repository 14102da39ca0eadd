import { ranksBetween } from './rank';
import { type FixedList, LISTS, NO_DETAILS, type Task, type Tasks } from './types';

/** What the board begins with: three, two and one (spec section 9). */
const TEXTS: Readonly<Record<FixedList, readonly string[]>> = {
  todo: [
    'Pick one job description and mark the skills it asks for',
    'Record an answer to “Tell me about yourself”',
    'Read one page about hash maps and write its three main points down',
  ],
  inProgress: ['Bring the resume onto one page', 'Solve one array problem a day for a week'],
  completed: ['Choose a roadmap to follow'],
};
/** A placeholder date-time: nobody made the samples. Boards of earlier versions have it as the time a sample was done, too. */
export const NEVER = '2026-01-01T00:00:00.000Z';

/** The six sample tasks. The same in each tab, so that two tabs that begin with them have six, not twelve. */
export const sampleTasks: Tasks = Object.fromEntries(
  LISTS.flatMap((list) => {
    const ranks = ranksBetween(null, null, TEXTS[list].length);
    return TEXTS[list].map((content, n): [string, Task] => {
      const id = `task-sample-${list}-${n + 1}`;
      return [
        id,
        {
          id,
          content,
          list,
          rank: ranks[n] ?? '',
          due: null,
          createdAt: NEVER,
          // Nobody did it either.
          doneAt: null,
          eventId: null,
          sample: true,
          ...NO_DETAILS,
          archivedAt: null,
        },
      ];
    });
  }),
);
