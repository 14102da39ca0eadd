import type { CoreRequirement } from '../../jobs/core-of';
import { readJobWithCore } from '../../jobs/read-job';
import type { JobRequirement } from '../../jobs/types';
import { waysAsked } from '../../jobs/ways-asked';
import type { ResumeFacts } from '../../resume/facts';
import { findSkills } from '../../skills/find-skills';
import { skillByName } from '../../skills/skills-data';
import { isIntroduction } from '../answer/rubric';
import type { InterviewTopic, QuestionCategory } from '../types';
import type { BankQuestion, QuestionContent } from './bank-types';
import { type Candidate, ofBank, ofTopic, skillsOf } from './candidate';
import type { ChosenDifficulty } from './difficulties';
import { type Asking, jobQuestions } from './job-questions';
import { distanceFrom, levelOf } from './level';
import { Picker } from './picker';
import type { InterviewQuestion } from './question';
import { randomOf, shuffled } from './random';
import { resumeQuestions } from './resume-questions';
import { woven } from './weave';

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
  readonly difficulty?: ChosenDifficulty;
  /** Ids of the questions that were asked for this job or role before, the oldest first. */
  readonly asked?: readonly string[];
}

/**
 * A set of interview questions, mixed by {@link SHARES}, opened by the introduction and otherwise woven so that the
 * kinds alternate.
 *
 * Technical ones come two thirds from what the job consists of, the heaviest first, and the rest from the role; where
 * either runs out the other and then the general bank fill in. A way of working that the posting names brings forward the
 * behavioural question that shows it. With a resume, one question (two from ten questions on) is about what it names. What
 * was asked before, save the introduction, comes again only when there is nothing else. No question comes twice; no
 * pattern, theme or skill while there is another, and none of what the posting rules out.
 * Pure: the same request gives the same set. Takes any text and throws on none.
 */
export function makeQuestions(content: QuestionContent, request: QuestionRequest): InterviewQuestion[] {
  const { role, jobDescription, count, seed, topics, resume, difficulty = 'mixed', asked = [] } = request;
  const random = randomOf(`${seed}\n${role}`);
  const { posting, core, ruledOut } = readJobWithCore(jobDescription.slice(0, LONGEST_JOB));
  const distance = distanceFrom(difficulty, levelOf(role, posting));
  const known = new Set(resume ? findSkills(resume.lines.map(({ text }) => text)).map(({ skill }) => skill) : []);
  const asking: Asking = { random, distance, asked: new Set(asked), known };
  const wanted = SHARES[count];
  const picker = new Picker(asked);

  const byDistance = (candidates: readonly Candidate[]) =>
    shuffled(candidates, random).sort((a, b) => distance(a.difficulty) - distance(b.difficulty));
  const ofRole = topics
    .map(ofTopic)
    .filter(({ question }) => ruledOut.size === 0 || ![...skillsOf(question)].some((one) => ruledOut.has(one)));
  const roles = (category: QuestionCategory) =>
    byDistance(ofRole.filter(({ question }) => question.category === category));
  const bank = (questions: readonly BankQuestion[]) => byDistance(questions.map((one) => ofBank(one)));
  const parts = partsOf(core);
  const isFor = NO_CODE.test(role) ? (one: Candidate) => ofCraft(one) : () => true;
  const job = (category: QuestionCategory, part: readonly CoreRequirement[]) =>
    jobQuestions(content, part, category, asking).filter(isFor);
  const few = count === 5 ? 1 : 2;

  const intro =
    ofRole.find(({ question: { question, topic } }) => isIntroduction(question, topic)) ?? ofBank(content.introduction);
  const opening = picker.open(intro);
  const behavioral = [
    ...opening,
    ...picker.take(wanted.behavioral - opening.length, [
      [resume ? ofResume(resumeQuestions(content.resume, resume, few, random)) : [], few],
      [byWays(content.behavioural, waysAsked(posting), random), few - 1],
      [roles('behavioral'), Math.ceil(wanted.behavioral / 3)],
      [bank(content.behavioural), wanted.behavioral],
    ]),
  ];
  // Before the technical ones, so that it is about something that matters to the job; the heaviest are left to those.
  const situational = picker.take(wanted.situational, [
    [job('situational', parts.second), Math.ceil(wanted.situational / 2)],
    [roles('situational'), wanted.situational],
    [bank(content.situational), wanted.situational],
    [job('situational', core), 0],
  ]);
  const ofJob = job('technical', parts.core);
  const technical = picker.take(wanted.technical, [
    [ofJob, Math.ceil((wanted.technical * 2) / 3)],
    [roles('technical'), wanted.technical],
    [ofJob, wanted.technical],
    [bank(content.technical), wanted.technical],
    [job('technical', parts.rest), 0],
  ]);
  return woven({ behavioral, technical, situational });
}

/** Below this, a posting names a skill only as a plus, or in passing. */
const LEAST_WEIGHT = 1.5;
/** So many of a job's skills are asked about in technical questions only. */
const HEAVIEST = 2;
/** With fewer than these, a plus counts as well. */
const LEAST_CORE = 3;

function partsOf(all: readonly CoreRequirement[]) {
  const core = all.filter(({ weight }) => weight >= LEAST_WEIGHT);
  if (core.length < LEAST_CORE) return { core: all, second: all, rest: [] };
  const second = core.length > HEAVIEST + 1 ? core.slice(HEAVIEST) : core;
  return { core, second, rest: all.filter((one) => !core.includes(one)) };
}

/** Roles whose people read code and figures and do not build the system. */
const NO_CODE =
  /\b(?:writer|writing|documentation|designer|product manager|product owner|project manager|scrum master)\b/i;
const CRAFT = new Set(['design', 'methods', 'fundamentals', 'testing']);

/** Whether a question on a skill fits those: one of their craft, or one made for the skill itself. */
const ofCraft = ({ question: { id, topic } }: Candidate): boolean =>
  /^own-/.test(id) || CRAFT.has(skillByName(topic)?.group ?? '');

const ofResume = (questions: readonly InterviewQuestion[]): Candidate[] =>
  questions.map((question) => ({ question, difficulty: 'medium' }));

/** The behavioural questions that show a way of working which the posting names, with its line. */
function byWays(
  behavioural: readonly BankQuestion[],
  ways: readonly JobRequirement[],
  random: () => number,
): Candidate[] {
  return shuffled(behavioural, random).flatMap((question) => {
    const way = ways.find(({ skill }) => question.shows.includes(skill));
    return way ? [ofBank(question, [...way.quote].slice(0, 240).join(''))] : [];
  });
}
