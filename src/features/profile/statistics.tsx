import { paths } from '../../app/paths';
import type { Figure } from '../../domain/coding-profile/figures';
import { ButtonLink } from '../../ui/button-link';
import { Chip } from '../../ui/chip';
import { Notice } from '../../ui/notice';

const words: Readonly<Record<Figure['id'], { readonly label: string; readonly says: string }>> = {
  done: { label: 'Things done', says: 'Since you began here' },
  questions: { label: 'Questions answered', says: 'In the room and with the trainer' },
  activeDays: { label: 'Active days', says: 'Days with something done here' },
  currentStreak: { label: 'Current streak', says: 'Days in a row, up to today' },
  longestStreak: { label: 'Longest streak', says: 'Days in a row, ever' },
  topics: { label: 'Topics', says: 'Roles and topics practised' },
  challenges: { label: 'Challenges', says: 'Solved here' },
  contests: { label: 'Contests', says: 'Entered by you' },
  rating: { label: 'Rating', says: 'Entered by you' },
};

/** The figures large, each with where it comes from. */
export function Statistics({ figures }: { figures: readonly Figure[] }) {
  const hasSamples = figures.some(({ source }) => source === 'sample');
  // Six or nine stand in threes, seven or eight in fours; the last of an odd row takes the place that is left.
  const inFours = figures.length % 3 !== 0;
  return (
    <section aria-label="Statistics" className="grid grid-cols-1 gap-4">
      {hasSamples ? (
        <Notice
          role="note"
          title="These are sample figures"
          actions={
            <ButtonLink to={paths.typingTest} size="sm">
              Take a typing test
            </ButtonLink>
          }
        >
          They show what will appear here. The first thing you do in Elevate replaces them with your own.
        </Notice>
      ) : null}
      <ul className={`grid grid-cols-2 gap-3 ${inFours ? 'sm:grid-cols-4' : 'sm:grid-cols-3'}`}>
        {figures.map(({ id, value, source }) => (
          <li
            key={id}
            className={`flex min-w-0 flex-col rounded-card border border-line bg-surface p-4 odd:last:col-span-2 ${inFours ? '' : 'sm:odd:last:col-span-1'}`}
          >
            <p className="text-sm text-ink-soft">{words[id].label}</p>
            <p
              className={`figures mt-1 text-2xl font-semibold ${source === 'sample' ? 'text-ink-faint' : ''}`}
              data-source={source}
            >
              {value.toLocaleString('en')}
            </p>
            <div className="mt-auto pt-2 text-xs text-ink-soft">
              {source === 'sample' ? <Chip tone="accent">Sample</Chip> : words[id].says}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
