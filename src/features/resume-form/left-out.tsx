import type { Unheld } from '../../domain/resume-document/unheld';
import { counted } from '../../ui/format';

const KINDS: Readonly<Record<Unheld['kind'], string>> = {
  number: 'a number',
  date: 'a date',
  skill: 'a skill',
  name: 'a name',
};

/** How many were left out because they say what the learner's own data do not, and what that is. */
export function LeftOut({ what, left }: { what: string; left: readonly (readonly Unheld[])[] }) {
  if (left.length === 0) return null;
  const all = left.flat();
  const reasons = (['number', 'date', 'skill', 'name'] as const).flatMap((kind) => {
    const words = [...new Set(all.filter((one) => one.kind === kind).map((one) => `“${one.words}”`))];
    return words.length === 0
      ? []
      : [`${KINDS[kind]} (${words.slice(0, 5).join(', ')}${words.length > 5 ? ', …' : ''})`];
  });
  return (
    <p className="text-sm text-ink-soft wrap-anywhere">
      {counted(left.length, what)} left out, for saying what none of your resumes holds: {reasons.join(', ')}.
    </p>
  );
}
