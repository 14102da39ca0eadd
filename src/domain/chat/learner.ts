import type { StudyAims, StudyGoal } from '../quiz/aims';

/** What the app knows of a learner that helps a tutor. Plain data. */
export interface LearnerFacts {
  /** As the newest roadmap has it; `null` where none was made. */
  readonly level: string | null;
  /** What the newest roadmap leads to. */
  readonly goal: string | null;
  /** Level and goal of study mode; `null` until they were told. */
  readonly study: StudyAims | null;
  readonly job: { readonly name: string; readonly musts: readonly string[] } | null;
  /** The roadmaps one is on, the last used first. */
  readonly roadmaps: readonly {
    readonly title: string;
    readonly done: number;
    readonly total: number;
    readonly next: string | null;
  }[];
}

const STUDIES_TO: Readonly<Record<StudyGoal, string>> = {
  understand: 'to understand the subject',
  interview: 'to pass an interview',
  remember: 'to remember it for good',
};

const MOST_ROADMAPS = 4;
const MOST_SKILLS = 12;
const LONGEST = 160;

const short = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST);

/** The facts in a few lines, as a model is told them; empty where nothing is known. */
export function learnerText({ level, goal, study, job, roadmaps }: LearnerFacts): string {
  const lines = [
    level ? `Level: ${short(level)}` : '',
    goal ? `Goal: ${short(goal)}` : '',
    study ? `In study mode: ${study.level}, ${STUDIES_TO[study.goal]}` : '',
    job
      ? `Current job: ${short(job.name)}${job.musts.length > 0 ? `; it asks for ${job.musts.slice(0, MOST_SKILLS).map(short).join(', ')}` : ''}`
      : '',
    ...roadmaps
      .slice(0, MOST_ROADMAPS)
      .map(
        ({ title, done, total, next }) =>
          `Roadmap: ${short(title)}; ${done} of ${total} topics done${next ? `; next: ${short(next)}` : ''}`,
      ),
  ];
  return lines.filter(Boolean).join('\n');
}
