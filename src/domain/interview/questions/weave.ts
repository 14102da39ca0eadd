import type { QuestionCategory } from '../types';
import type { InterviewQuestion } from './question';

/** The first behavioural one first, the introduction, then always the kind that is furthest behind its share. */
export function woven(byKind: Readonly<Record<QuestionCategory, readonly InterviewQuestion[]>>): InterviewQuestion[] {
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
