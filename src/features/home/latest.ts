import { paths } from '../../app/paths';
import type { RootState } from '../../app/store';
import type { Activity, ActivityKind } from '../../domain/activity/types';
import { selectActivities } from '../activity/selectors';
import { selectInterviewSessions } from '../interview/selectors';
import { selectReportsById } from '../resume-assistant/selectors';
import { selectPlan } from '../roadmap-generator/selectors';

/** One line of the latest results. Plain data. */
export interface Latest {
  readonly id: string;
  readonly kind: ActivityKind;
  readonly label: string;
  /** ISO date-time. */
  readonly at: string;
  readonly amount: number | null;
  /** What is shown in place of the amount, where one figure does not say it. */
  readonly figures: string | null;
  /** `null` when what it came from was removed and has no screen of its own. */
  readonly to: string | null;
}

/** The newest entries of the ledger, each with the way to what it came from. */
export const latestIn = (state: RootState, most: number): readonly Latest[] =>
  selectActivities(state)
    .slice(0, most)
    .map(({ id, kind, label, at, amount }) => ({
      id,
      kind,
      label,
      at,
      amount,
      figures: kind === 'resume-report' ? reportFigures(state, id) : null,
      to: wayTo(state, { id, kind }),
    }));

/** Both figures of a report that is still kept; `null` for a report of one figure. */
function reportFigures(state: RootState, id: string): string | null {
  const figures = selectReportsById(state)[id.slice(id.indexOf(':') + 1)]?.report.figures;
  return figures ? `Form ${figures.form.value} · Fit ${figures.fit?.value ?? '–'}` : null;
}

/** What an amount counts, by kind; kinds without one count nothing. */
export const amountUnit: Partial<Readonly<Record<ActivityKind, string>>> = {
  'resume-report': 'of 100',
  interview: 'answered',
  training: 'answered',
  typing: 'net WPM',
  'mock-round': 'passed',
};

function wayTo(state: RootState, { id, kind }: Pick<Activity, 'id' | 'kind'>): string | null {
  const source = id.slice(id.indexOf(':') + 1);
  switch (kind) {
    case 'resume-report':
      return selectReportsById(state)[source] ? `${paths.resumeAssistant}?report=${encodeURIComponent(source)}` : null;
    case 'interview':
      return selectInterviewSessions(state).some((session) => session.id === source)
        ? `${paths.interview}?session=${encodeURIComponent(source)}`
        : paths.interview;
    case 'training':
      return paths.interviewTrainer;
    case 'typing':
      return paths.typingTest;
    case 'mock-round':
      return `${paths.codePractice}?round=${encodeURIComponent(source)}`;
    case 'challenge':
      return `${paths.machineCoding}?challenge=${encodeURIComponent(source.slice('challenge-'.length))}`;
    case 'topic':
      return `${paths.roadmap}/${encodeURIComponent(source.slice(0, source.indexOf('/')))}`;
    case 'plan-topic':
      return selectPlan(state, source.slice(0, source.indexOf('/')))
        ? `${paths.personalizedRoadmap}?plan=${encodeURIComponent(source.slice(0, source.indexOf('/')))}`
        : paths.personalizedRoadmap;
    case 'task':
      return paths.tasks;
    default:
      return null;
  }
}
