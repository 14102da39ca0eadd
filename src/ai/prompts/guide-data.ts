import type { GenerateRequest } from '../providers/provider';
import { type DataText, dataBlocks } from './data-block';

/** Which guide an assistant serves, and what the learner agreed to send along. */
export interface AboutGuide {
  /** `LinkedIn` */
  readonly title: string;
  readonly texts: readonly DataText[];
}

/**
 * Tells the model which guide it serves, and hands it the learner's texts as data. The question and the fixed instruction
 * before it stay as they are.
 */
export function withGuide(request: GenerateRequest, { title, texts }: AboutGuide): GenerateRequest {
  const serves = `You are the assistant on the ${title} page of an app for students and job seekers in technology. Questions are about the user's ${title} profile. You see nothing of that profile but what is given here or pasted; say so where it matters, and invent nothing about the user.`;
  const { blocks, rule } = dataBlocks(texts);
  const system = [request.system, serves, ...(texts.length > 0 ? [rule, ...blocks] : [])];
  return { ...request, system: system.filter((part) => part !== undefined && part !== '').join('\n\n') };
}
