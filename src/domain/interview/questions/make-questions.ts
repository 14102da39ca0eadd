import { readJob } from '../../jobs/read-job';
import { waysAsked } from '../../jobs/ways-asked';
import type { ResumeFacts } from '../../resume/facts';
import { findSkills } from '../../skills/find-skills';
import { skillByName } from '../../skills/skills-data';
import { isIntroduction } from '../answer/rubric';
import { THEMES } from '../answer/theme-words';
import type { InterviewTopic, QuestionCategory } from '../types';
import type { BankQuestion, QuestionContent } from './bank-types';
import { jobQuestions } from './job-questions';
import { type InterviewQuestion, questionOfTopic } from './question';
import { randomOf, shuffled } from './random';
import { resumeQuestions } from './resume-questions';

export type QuestionCount = 5 | 10 | 15 | 20;

/** How many questions of each kind a set has: about half technical, three tenths behavioural, a fifth situational. */
export const SHARES: Readonly<Record<QuestionCount, Readonly<Record<QuestionCategory, number>>>> = {
  5: { technical: 2, behavioral: 2, situational: 1 },
  10: { technical: 5, behavioral: 3, situational: 2 },
  15: { technical: 7, behavioral: 5, situational: 3 },
  20: { technical: 10, behavioral: 6, situational: 4 },
};

/** Only this much of a job description is read, in UTF-16 units: about ten thousand words. */
export const LONGEST_JOB = 60_000;

export interface QuestionRequest {
  /** Title of the role; part of the seed, so that two roles with one job description get different sets. */
  readonly role: string;
  readonly jobDescription: string;
  readonly count: QuestionCount;
  readonly seed: string;
  /** Topics of the best matching role; may be empty. */
  readonly topics: readonly InterviewTopic[];
  readonly resume?: ResumeFacts;
}

/**
 * A set of interview questions, mixed by {@link SHARES}, opened by the introduction and otherwise woven so that the
 * kinds alternate.
 *
 * Technical ones come two thirds from the job's requirements (musts before nice-to-haves) and the rest from the role;
 * where either runs out the other and then the general bank fill in. With a resume, one question (two from ten
 * questions on) is about what it names. No question, pattern or theme comes twice, and no skill while there is another.
 * Pure: the same request gives the same set. Takes any text and throws on none.
 */
export function makeQuestions(content: QuestionContent, request: QuestionRequest): InterviewQuestion[] {
  const { role, jobDescription, count, seed, topics, resume } = request;
  const random = randomOf(`${seed}\n${role}`);
  const posting = readJob(jobDescription.slice(0, LONGEST_JOB));
  const requirements = [...posting.requirements, ...waysAsked(posting)];
  const wanted = SHARES[count];
  const picked = new Picker();

  const asked = topics.map(questionOfTopic);
  const roles = (category: QuestionCategory) => shuffled(asked, random).filter((q) => q.category === category);
  const bank = (questions: readonly BankQuestion[]) => shuffled(questions, random).map(ofBank);
  const few = count === 5 ? 1 : 2;

  const intro = asked.find(({ question, topic }) => isIntroduction(question, topic)) ?? ofBank(content.introduction);
  const behavioral = picked.take(wanted.behavioral, [
    [[intro], 1],
    [resume ? resumeQuestions(content.resume, resume, few, random) : [], few],
    [jobQuestions(content, requirements, 'behavioral', random), few - 1],
    [roles('behavioral'), Math.ceil(wanted.behavioral / 3)],
    [bank(content.behavioural), wanted.behavioral],
  ]);
  const ofJob = jobQuestions(content, requirements, 'technical', random);
  const technical = picked.take(wanted.technical, [
    [ofJob, Math.ceil((wanted.technical * 2) / 3)],
    [roles('technical'), wanted.technical],
    [ofJob, wanted.technical],
    [bank(content.technical), wanted.technical],
  ]);
  const situational = picked.take(wanted.situational, [
    [jobQuestions(content, requirements, 'situational', random), Math.ceil(wanted.situational / 2)],
    [roles('situational'), wanted.situational],
    [bank(content.situational), wanted.situational],
  ]);
  return woven({ behavioral, technical, situational });
}

/** What a question is about. A mark that is taken is not asked about again while there is anything else. */
function marksOf({ id, topic, question, category, from }: InterviewQuestion): string[] {
  const text = topic.toLowerCase();
  const themes = category === 'technical' ? [] : THEMES.filter(({ asks }) => asks.some((form) => text.includes(form)));
  const skills = from === 'resume' ? [] : [...skillsIn(topic, question)];
  return [`id:${id}`, `text:${question}`, ...themes.map((t) => `theme:${t.id}`), ...skills.map((s) => `skill:${s}`)];
}

const skillsIn = (topic: string, question: string) =>
  new Set([...(skillByName(topic) ? [topic] : []), ...findSkills([topic, question]).map(({ skill }) => skill)]);

/** Takes questions from pools in order, none whose marks were taken before while another is left. */
class Picker {
  readonly #marks = new Set<string>();

  /** At most `most` of each pool, `count` in all; where marks leave too few, what is left over fills in. */
  take(count: number, pools: readonly (readonly [readonly InterviewQuestion[], number])[]): InterviewQuestion[] {
    const taken: InterviewQuestion[] = [];
    for (const [pool, most] of pools) {
      let left = Math.min(most, count - taken.length);
      for (const question of pool) if (left > 0 && this.#mark(question, false, taken)) left -= 1;
    }
    for (const [pool] of pools) for (const q of pool) if (taken.length < count) this.#mark(q, true, taken);
    return taken;
  }

  #mark(question: InterviewQuestion, again: boolean, taken: InterviewQuestion[]): boolean {
    const marks = marksOf(question);
    const hard = again ? marks.filter((mark) => mark.startsWith('id:') || mark.startsWith('text:')) : marks;
    if (hard.some((mark) => this.#marks.has(mark))) return false;
    for (const mark of marks) this.#marks.add(mark);
    taken.push(question);
    return true;
  }
}

function ofBank({ id, ...rest }: BankQuestion): InterviewQuestion {
  return { id: `bank-${id}`, ...rest, from: 'behavioural' };
}

/** The introduction first, then always the kind that is furthest behind its share. */
function woven(byKind: Readonly<Record<QuestionCategory, readonly InterviewQuestion[]>>): InterviewQuestion[] {
  const kinds: readonly QuestionCategory[] = ['behavioral', 'technical', 'situational'];
  const used: Record<QuestionCategory, number> = { behavioral: 0, technical: 0, situational: 0 };
  const total = kinds.reduce((sum, kind) => sum + byKind[kind].length, 0);
  const result: InterviewQuestion[] = [];
  while (result.length < total) {
    const behind = (kind: QuestionCategory) => (used[kind] + 0.5) / byKind[kind].length;
    const open = kinds.filter((kind) => used[kind] < byKind[kind].length);
    const kind =
      result.length === 0 ? (open[0] ?? 'behavioral') : open.reduce((a, b) => (behind(b) < behind(a) ? b : a));
    const question = byKind[kind][used[kind]];
    if (!question) break;
    used[kind] += 1;
    result.push(question);
  }
  return result;
}
