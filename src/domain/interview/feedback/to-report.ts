import { INTERVIEW_RUBRIC_VERSION } from '../answer/rubric';
import { escaped } from './markdown';
import { overallFeedback } from './overall-feedback';
import type { FeedbackPoint, InterviewSession, SessionAnswer } from './types';

/**
 * A practice interview as Markdown: overall feedback, scores by topic, then each question with its answer and evaluation.
 * Everything that the user, the job or a model wrote is escaped: it can form no link, image, tag, heading or table.
 */
export function toReport(session: InterviewSession): string {
  const feedback = overallFeedback(session);
  const parts = [
    '# Interview practice report',
    [
      ...(session.role.trim() === '' ? [] : [`- Role: ${escaped(session.role)}`]),
      ...(session.heldOn ? [`- Date: ${escaped(session.heldOn)}`] : []),
      `- Answers evaluated: ${feedback.evaluated} of ${feedback.asked}`,
      `- Rubric: version ${INTERVIEW_RUBRIC_VERSION}; it judges coverage, structure, specifics and delivery, not whether an answer is true`,
    ].join('\n'),
    ...(feedback.score === null ? [] : [`**Score: ${feedback.score.toFixed(1)} of 10**`]),
    '## Summary',
    escaped(feedback.summary),
    ...section('Strengths', feedback.strengths),
    ...section('Improvements', feedback.improvements),
    '## Recommendation',
    escaped(feedback.recommendation),
    ...topicTable(feedback.byTopic),
    '## Questions and answers',
    ...session.answers.flatMap(answerParts),
  ];
  return `${parts.join('\n\n')}\n`;
}

function section(title: string, points: readonly FeedbackPoint[]): string[] {
  if (points.length === 0) return [];
  return [`## ${title}`, points.map(({ text, quotes }) => `- ${escaped(text)}${sources(quotes)}`).join('\n')];
}

function sources(quotes: FeedbackPoint['quotes']): string {
  const places = quotes.map(({ number, quote }) => `question ${number}${quote === '' ? '' : `: “${escaped(quote)}”`}`);
  return places.length === 0 ? '' : ` (${[...new Set(places)].join('; ')})`;
}

function topicTable(rows: readonly { topic: string; score: number; count: number }[]): string[] {
  if (rows.length === 0) return [];
  const lines = rows.map(({ topic, score, count }) => `| ${escaped(topic)} | ${score.toFixed(1)} | ${count} |`);
  return ['## Scores by topic', ['| Topic | Score of 10 | Answers |', '| --- | --- | --- |', ...lines].join('\n')];
}

function answerParts({ question, answer, evaluation }: SessionAnswer, at: number): string[] {
  const said =
    answer.trim() === ''
      ? ['Not answered.']
      : answer
          .trim()
          .split(/\n\s*\n/)
          .map((part) => `> ${escaped(part)}`);
  const asked = [
    `### ${at + 1}. ${question.followsUp === undefined ? '' : 'Follow-up: '}${escaped(question.question)}`,
    said.join('\n>\n'),
  ];
  if (!evaluation) return asked;
  if (evaluation.kind === 'no-evaluation')
    return answer.trim() === '' ? asked : [...asked, `**No score.** ${escaped(evaluation.reason)}`];
  const rows = evaluation.criteria.map(
    ({ title, points, maxPoints, says }) => `| ${title} | ${points} of ${maxPoints} | ${escaped(says)} |`,
  );
  const advice = evaluation.improvements.map(({ text }) => `- ${escaped(text)}`);
  return [
    ...asked,
    `**${evaluation.score.toFixed(1)} of 10.** ${escaped(evaluation.summary)}`,
    ['| Criterion | Points | Found |', '| --- | --- | --- |', ...rows].join('\n'),
    ...(advice.length === 0 ? [] : [`What to improve:\n\n${advice.join('\n')}`]),
    ...(evaluation.missed.length === 0 ? [] : [`Missing: ${escaped(evaluation.missed.join(', '))}.`]),
    ...(evaluation.modelOutline.trim() === '' ? [] : [`A strong answer: ${escaped(evaluation.modelOutline)}`]),
    `An interviewer might ask next: ${escaped(evaluation.followUp)}`,
  ];
}
