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

/** Study for a job that nothing else of the app teaches: not its interview. */
export const jobStudy = (job: string): EventAbout => ({ kind: 'job', id: `${job}${STUDY}` });

/** Whether an event is time to study for a job. */
export const isJobStudy = ({ kind, id }: EventAbout): boolean => kind === 'job' && id.endsWith(STUDY);

const LONGEST_ID = 200;

/**
 * A topic of a roadmap of one's own, as blocks of study name it.
 * @param topic its id in the roadmap; one too long for an event is left out
 */
export function planAbout(plan: string, topic: string): EventAbout {
  const id = `${plan}/${topic.replace(/[%\s]/g, encodeURIComponent)}`;
  return { kind: 'plan', id: id.length <= LONGEST_ID ? id : plan };
}

/** The roadmap that an event is about, and the topic in it where it names one; `null` for anything else. */
export function planTopicOf(about: EventAbout | null): { readonly plan: string; readonly topic: string | null } | null {
  if (about?.kind !== 'plan') return null;
  const slash = about.id.indexOf('/');
  return slash < 0
    ? { plan: about.id, topic: null }
    : { plan: about.id.slice(0, slash), topic: plain(about.id.slice(slash + 1)) };
}

function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
