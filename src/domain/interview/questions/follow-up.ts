import type { AnswerEvaluation } from '../answer/types';
import type { Concept } from '../types';
import { BY_MODEL, type InterviewQuestion } from './question';

/** What a model wrote: the question, and what an answer mentions. */
export interface WrittenFollowUp {
  readonly question: string;
  readonly covers: readonly string[];
}

const SHAPE =
  'One point in two to five sentences: the answer first, then the reason, then a fact, a figure or an example of your own.';

const spaced = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}+#]+/gu, ' ')} `;

/** Whether a text speaks of a concept, by its name or by one of the words that show it. */
function speaksOf(text: string, { label, match }: Concept): boolean {
  const words = spaced(text);
  return [label, ...match].some((form) => {
    const plain = spaced(form);
    return plain.trim() !== '' && words.includes(form.length <= 4 ? plain : plain.trimEnd());
  });
}

/** The concepts of a question that its answer missed, then those that it only named. */
function wanting(question: InterviewQuestion, evaluation: AnswerEvaluation): readonly Concept[] {
  if (evaluation.kind !== 'evaluation') return [];
  const labels = (['missed', 'named'] as const).flatMap((status) =>
    evaluation.concepts.filter((finding) => finding.status === status).map(({ label }) => label),
  );
  return labels.flatMap((label) => question.concepts.find((concept) => concept.label === label) ?? []);
}

/**
 * The follow-up to an answer: of the topic's own, the first that asks for what was missed or only named; else what the
 * evaluation asks next, which goes by what is missing most.
 * @param own the topic's follow-ups; empty where the question is of no topic
 */
export function followUpTo(
  question: InterviewQuestion,
  evaluation: AnswerEvaluation,
  own: readonly string[],
): InterviewQuestion {
  const open = wanting(question, evaluation);
  const named = open.map((concept) => own.find((text) => speaksOf(text, concept))).find((text) => text !== undefined);
  const asked = evaluation.kind === 'evaluation' && open.length > 0 ? evaluation.followUp : '';
  const text = named ?? (asked || own[0] || nextOf(evaluation));
  return followUp(
    question,
    text,
    question.concepts.filter((concept) => speaksOf(text, concept)),
  );
}

const nextOf = (evaluation: AnswerEvaluation): string =>
  (evaluation.kind === 'evaluation' && evaluation.followUp) ||
  'Can you say more about that, with an example of your own?';

/** A model's follow-up as a question. Those of its terms that the question knows keep the words that show them. */
export function writtenFollowUp(question: InterviewQuestion, { question: text, covers }: WrittenFollowUp) {
  const concepts = [...new Set(covers.map((term) => term.trim()).filter((term) => term !== ''))].map(
    (label): Concept =>
      question.concepts.find((concept) => concept.label.toLowerCase() === label.toLowerCase()) ?? {
        label,
        match: [label.toLowerCase()],
      },
  );
  return { ...followUp(question, text, concepts), id: `${question.id}${BY_MODEL}` };
}

function followUp(question: InterviewQuestion, text: string, concepts: readonly Concept[]): InterviewQuestion {
  const { id, category, topic, from, outline } = question;
  return {
    id: `${id}.follow-up`,
    question: text,
    category,
    topic,
    concepts,
    outline: outline.trim() === '' ? SHAPE : `${SHAPE} The question before it: ${outline}`,
    from,
    followsUp: id,
  };
}

/**
 * A follow-up as it is judged. It asks for one point, so nobody has to tell a whole story again: what counts is whether it
 * answers, is specific and has a structure, and the concepts that it names, if any.
 */
export const judgedAs = (question: InterviewQuestion): InterviewQuestion =>
  question.followsUp === undefined ? question : { ...question, category: 'technical' };

/** An interview with a question right after the one at `index`, whose answer is still open. */
export function withFollowUp<
  A,
  S extends { readonly questions: readonly InterviewQuestion[]; readonly fromModel: number },
>(session: S, answers: readonly A[], index: number, question: InterviewQuestion, blank: A) {
  const at = index + 1;
  return {
    session: {
      ...session,
      questions: [...session.questions.slice(0, at), question, ...session.questions.slice(at)],
      // The questions of a model are the first ones; what comes between two of them moves the second.
      fromModel: at < session.fromModel ? session.fromModel + 1 : session.fromModel,
    },
    answers: [...answers.slice(0, at), blank, ...answers.slice(at)],
    index: at,
  };
}

/** Whether a follow-up to the question at `index` can be asked: one each, and none to a follow-up. */
export const canFollowUp = (questions: readonly InterviewQuestion[], index: number): boolean =>
  questions[index] !== undefined &&
  questions[index].followsUp === undefined &&
  questions[index + 1]?.followsUp !== questions[index].id;
