// What the plugin in `schema/` makes of the files in this folder.

declare module 'content:bank-words' {
  const words: import('../domain/interview/answer/bank-words').BankWords;
  export default words;
}

declare module 'content:cards' {
  const cards: readonly import('../domain/coach/types').Card[];
  export default cards;
}

declare module 'content:cards/*' {
  const group: readonly import('../domain/coach/types').Card[];
  export default group;
}

declare module 'content:cards/groups' {
  type Card = import('../domain/coach/types').Card;
  /** By the group's name. */
  export const loaders: Readonly<Record<string, () => Promise<{ default: readonly Card[] }>>>;
}

declare module 'content:cards/further' {
  const further: import('../domain/coach/card-index').FurtherWords;
  export default further;
}

declare module 'content:cards/index' {
  const index: import('../domain/coach/card-index').CardIndex;
  export default index;
}

declare module 'content:cards/sources' {
  const sources: Readonly<Record<string, { readonly name: string; readonly url: string }>>;
  export default sources;
}

declare module 'content:communities' {
  const communities: import('../domain/catalogue/types').Communities;
  export default communities;
}

declare module 'content:challenges' {
  const groups: readonly import('../domain/challenges/types').ChallengeGroup[];
  export default groups;
}

declare module 'content:challenges/ids' {
  const ids: readonly number[];
  export default ids;
}

declare module 'content:challenges/groups' {
  type Challenge = import('../domain/challenges/types').Challenge;
  /** By the group's name. */
  export const loaders: Readonly<Record<string, () => Promise<{ default: readonly Challenge[] }>>>;
}

declare module 'content:communities/ids' {
  const ids: readonly string[];
  export default ids;
}

declare module 'content:events' {
  const cards: readonly import('../domain/catalogue/types').EventCard[];
  export default cards;
}

declare module 'content:events/ids' {
  const ids: readonly string[];
  export default ids;
}

declare module 'content:guides' {
  const heads: readonly import('../domain/catalogue/guide-types').GuideHead[];
  export default heads;
}

declare module 'content:guides/*' {
  const guide: import('../domain/catalogue/guide-types').Guide;
  export default guide;
}

declare module 'content:guides/pages' {
  type Guide = import('../domain/catalogue/guide-types').Guide;
  type GuideId = import('../domain/catalogue/guide-types').GuideId;
  export const loaders: Readonly<Record<GuideId, () => Promise<{ default: Guide }>>>;
}

declare module 'content:mistakes' {
  const mistakes: readonly import('../domain/interview/mistakes/types').Mistake[];
  export default mistakes;
}

declare module 'content:mistakes/of-cards' {
  const misbeliefs: readonly import('../domain/quiz/types').Misbelief[];
  export default misbeliefs;
}

declare module 'content:interview-75' {
  const patterns: readonly import('../domain/challenges/interview-course').InterviewPattern[];
  export default patterns;
}

declare module 'content:programs' {
  const programs: readonly import('../domain/quiz/types').Program[];
  export default programs;
}

declare module 'content:references' {
  const references: readonly import('../domain/catalogue/types').Reference[];
  export default references;
}

declare module 'content:subjects' {
  const subjects: readonly import('../domain/catalogue/subject-types').ListedSubject[];
  export default subjects;
}

declare module 'content:subjects/*' {
  const subject: import('../domain/catalogue/subject-types').SubjectPage;
  export default subject;
}

declare module 'content:subjects/all' {
  const subjects: readonly import('../domain/catalogue/subject-types').PlannedSubject[];
  export default subjects;
}

declare module 'content:subjects/titles' {
  /** By the subject's id. */
  const titles: Readonly<Record<string, string>>;
  export default titles;
}

declare module 'content:subjects/pages' {
  type SubjectPage = import('../domain/catalogue/subject-types').SubjectPage;
  export const loaders: Readonly<Record<string, () => Promise<{ default: SubjectPage }>>>;
}

declare module 'content:tracks' {
  const outlines: readonly import('../domain/catalogue/types').TrackOutline[];
  export default outlines;
}

declare module 'content:tracks/*' {
  const track: import('../domain/catalogue/types').TrackPage;
  export default track;
}

declare module 'content:tracks/descriptions' {
  /** By the track's id. */
  const descriptions: Readonly<Record<string, string>>;
  export default descriptions;
}

declare module 'content:tracks/list' {
  const tracks: readonly import('../domain/catalogue/types').ListedTrack[];
  export default tracks;
}

declare module 'content:tracks/all' {
  const tracks: readonly import('../domain/catalogue/types').Track[];
  export default tracks;
}

declare module 'content:tracks/pages' {
  type TrackPage = import('../domain/catalogue/types').TrackPage;
  export const loaders: Readonly<Record<string, () => Promise<{ default: TrackPage }>>>;
}

declare module 'content:questions' {
  const questions: import('../domain/interview/questions/bank-types').QuestionContent;
  export default questions;
}

declare module 'content:roles' {
  const roles: readonly import('../domain/interview/types').InterviewRole[];
  export default roles;
}

declare module 'content:roles/*' {
  const topics: readonly import('../domain/interview/types').InterviewTopic[];
  export default topics;
}

declare module 'content:roles/topics' {
  export const loaders: import('../domain/interview/roles').TopicLoaders;
}

declare module 'content:ways' {
  const ways: readonly import('../domain/evidence/way-types').Way[];
  export default ways;
}
