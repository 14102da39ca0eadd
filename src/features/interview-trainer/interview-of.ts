import type { Advice, TrainerAnswer, TrainerSession } from '../../../machines/contracts/trainer';
import { escaped } from '../../domain/interview/feedback/markdown';
import { toReport } from '../../domain/interview/feedback/to-report';
import type { InterviewSession } from '../../domain/interview/feedback/types';

/**
 * An interview as the engine takes it. An evaluation counts as long as it is about the current answer; one that was
 * changed since appears in the report without an evaluation.
 */
export const interviewOf = (session: TrainerSession, answers: readonly TrainerAnswer[]): InterviewSession => ({
  role: session.role,
  heldOn: session.createdAt.slice(0, 10),
  answers: session.questions.map((question, index) => {
    const { text = '', evaluation = null, evaluatedText = '' } = answers[index] ?? {};
    return { question, answer: text, evaluation: evaluatedText === text ? evaluation : null };
  }),
});

/** The whole interview as Markdown, with what a model said at its end, quoted and harmless. */
export function reportOf(session: TrainerSession, answers: readonly TrainerAnswer[]): string {
  const said = [
    ...remarkPart('On the whole interview', session.remark),
    ...answers.flatMap(({ remark }, index) => remarkPart(`On question ${index + 1}`, remark)),
  ];
  const report = toReport(interviewOf(session, answers));
  return said.length === 0
    ? report
    : `${report}\n## What the model said\n\nWritten by a language model. The scores above are the built-in rubric’s.\n\n${said.join('\n\n')}\n`;
}

function remarkPart(title: string, remark: Advice | null): string[] {
  if (!remark || remark.text.trim() === '') return [];
  const lines = remark.text.trim().split('\n');
  return [`### ${title}`, lines.map((line) => (line.trim() === '' ? '>' : `> ${escaped(line)}`)).join('\n')];
}

/** A name for the report's file, from the role and the day. */
export const reportName = ({ role, createdAt }: TrainerSession): string =>
  `interview-${
    role
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'practice'
  }-${createdAt.slice(0, 10)}.md`;
