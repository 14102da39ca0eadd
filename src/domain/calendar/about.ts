/** What in the app an event is about, besides a task of the board. */
export const SUBJECTS = ['job', 'topic', 'challenge', 'role', 'plan'] as const;
export interface EventAbout {
  readonly kind: (typeof SUBJECTS)[number];
  /** Of the job, with `/study` for time to study for it; `frontend/html` of a topic; the number of a challenge; the name of a role as an address has it; of a roadmap of one's own, with one of its topics after a slash. */
  readonly id: string;
}

const TEXT = /^(job|topic|challenge|role|plan) (\S{1,200})$/;

/** As an event keeps it: `topic frontend/html`; `''` for nothing. */
export const aboutText = (about: EventAbout | null): string => (about ? `${about.kind} ${about.id}` : '');

/** What an event's text says it is about; `null` for nothing, and for anything that is no such text. */
export function aboutOf(text: string): EventAbout | null {
  const [, kind, id] = TEXT.exec(text) ?? [];
  const subject = SUBJECTS.find((one) => one === kind);
  return subject && id !== undefined ? { kind: subject, id } : null;
}

const STUDY = '/study';

/** Whether an event is time to study for a job. */
export const isJobStudy = ({ kind, id }: EventAbout): boolean => kind === 'job' && id.endsWith(STUDY);

/** Study for a job that nothing else of the app teaches: not its interview. */
export const jobStudy = (job: string): EventAbout => ({ kind: 'job', id: `${job}${STUDY}` });
