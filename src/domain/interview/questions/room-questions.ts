import { bankOf } from '../roles';
import type { InterviewRole, InterviewTopic, QuestionCategory } from '../types';
import { bankId } from './bank-ids';
import type { BankQuestion, QuestionContent } from './bank-types';
import { type Candidate, ofBank, ofTopic } from './candidate';
import { Picker, type Pool } from './picker';
import type { InterviewQuestion } from './question';
import { randomOf, shuffled } from './random';
import { woven } from './weave';

/** Roles whose people do not build the system themselves, and the technical questions of the bank that fit them. */
const NO_CODE: ReadonlySet<string> = new Set(['product-manager', 'technical-writer', 'ui-ux-designer']);
const FOR_ALL: ReadonlySet<string> = new Set([
  'choosing-tool',
  'documentation',
  'estimate',
  'observability',
  'simplicity',
  'testing-own-work',
]);

/** The questions of the bank that need no role and fit one all the same. */
export const bankFor = (
  { behavioural, situational, technical }: QuestionContent,
  roleId: string,
): readonly BankQuestion[] => [
  ...behavioural,
  ...situational,
  ...technical.filter(({ id }) => !NO_CODE.has(roleId) || FOR_ALL.has(id)),
];

/** A question of the bank as the room knows it; `null` where there is none with that id. */
export function bankQuestion(
  { introduction, behavioural, situational, technical }: QuestionContent,
  id: string,
): InterviewQuestion | null {
  const found = [introduction, ...behavioural, ...situational, ...technical].find((one) => bankId(one.id) === id);
  return found ? ofBank(found).question : null;
}

export interface RoomDraw {
  readonly role: InterviewRole;
  /** All of the role. */
  readonly topics: readonly InterviewTopic[];
  /** Ids of what the role's sessions asked, the oldest first. */
  readonly asked: readonly string[];
  readonly seed: string;
}

/**
 * The questions of a later session: as many of each kind as the role's first one, from its topics and from the bank that
 * fits it. What was not asked before comes first; where a kind has run out, what was asked the longest ago. About half of
 * each kind comes from the role, so that its topics last. Pure: the same request gives the same questions.
 */
export function drawQuestions(content: QuestionContent, draw: RoomDraw): InterviewQuestion[] {
  const { role, topics, asked, seed } = draw;
  const random = randomOf(`${seed}\n${role.id}`);
  const first = bankOf(role, topics);
  const picker = new Picker(asked);
  const ofRole = shuffled(topics, random).map(ofTopic);
  const ofAll = shuffled(bankFor(content, role.id), random).map((one) => ofBank(one));
  const take = (kind: QuestionCategory) => {
    const of = (candidates: readonly Candidate[]) => candidates.filter(({ question }) => question.category === kind);
    const count = first.filter(({ category }) => category === kind).length;
    const pools: readonly Pool[] = [
      [of(ofRole), Math.ceil(count / 2)],
      [of(ofAll), count],
    ];
    return picker.take(count, pools);
  };
  return woven({ behavioral: take('behavioral'), technical: take('technical'), situational: take('situational') });
}
