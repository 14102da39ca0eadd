import { paths } from '../../app/paths';
import type { RootState } from '../../app/store';
import type { Activity, ActivityKind } from '../../domain/activity/types';

/** One line of the latest results. Plain data. */
export interface Latest {
  readonly id: string;
  readonly kind: ActivityKind;
  readonly label: string;
  /** ISO date-time. */
  readonly at: string;
  readonly amount: number | null;
  /** `null` when what it came from was removed and has no screen of its own. */
  readonly to: string | null;
}

/** The newest entries of the ledger, each with the way to what it came from. */
export const latestIn = (state: RootState, most: number): readonly Latest[] =>
  state.activity.ids.slice(0, most).flatMap((id) => {
    const activity = state.activity.entities[id];
    if (!activity) return [];
    const { kind, label, at, amount } = activity;
    return [{ id, kind, label, at, amount, to: wayTo(state, activity) }];
  });

/** What an amount counts, by kind; kinds without one count nothing. */
export const amountUnit: Partial<Readonly<Record<ActivityKind, string>>> = {
  'resume-report': 'of 100',
  interview: 'answered',
  training: 'answered',
  typing: 'net WPM',
};

function wayTo(state: RootState, { id, kind }: Pick<Activity, 'id' | 'kind'>): string | null {
  const source = id.slice(id.indexOf(':') + 1);
  switch (kind) {
    case 'resume-report':
      return state.resumeReports.entities[source]
        ? `${paths.resumeAssistant}?report=${encodeURIComponent(source)}`
        : null;
    case 'interview':
      // A removed session stays among the entities while it can be brought back.
      return state.interviewSessions.entities[source] && !state.interviewSessions.entities[source].removedAt
        ? `${paths.interview}?session=${encodeURIComponent(source)}`
        : paths.interview;
    case 'training':
      return paths.interviewTrainer;
    case 'typing':
      return paths.typingTest;
    case 'challenge':
      return `${paths.machineCoding}?challenge=${encodeURIComponent(source.slice('challenge-'.length))}`;
    case 'topic':
      return `${paths.roadmap}/${encodeURIComponent(source.slice(0, source.indexOf('/')))}`;
    case 'plan-topic':
      return state.plans.plans.entities[source.slice(0, source.indexOf('/'))]
        ? `${paths.personalizedRoadmap}?plan=${encodeURIComponent(source.slice(0, source.indexOf('/')))}`
        : paths.personalizedRoadmap;
    case 'task':
      return paths.tasks;
    default:
      return null;
  }
}
