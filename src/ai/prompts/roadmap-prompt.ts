import type { GenerateRequest } from '../providers/provider';
import { dataBlocks } from './data-block';

export interface RoadmapPromptInput {
  readonly topic: string;
  /** As the learner wrote it. */
  readonly time: string;
  /** How the app understood it: `6 weeks at 8 hours a week: 48 hours, until 2 January 2027.` */
  readonly understood: string;
  readonly level: string;
  readonly depth: string;
}

/** Longer texts are cut here, in characters, and the prompt says so. */
export const LONGEST_TOPIC = 6000;
const LONGEST_TIME = 500;

const SYSTEM =
  'You are an experienced teacher of technology who plans how people learn. You are accurate and concrete, and you write in ' +
  'plain English. You write only what is generally known in the field; where you know little about a topic, you say so. You ' +
  'write no links and no web addresses.';

/** Asks for a roadmap in Markdown (product spec, section 7). The same input always gives the same prompt. */
export function roadmapPrompt({ topic, time, understood, level, depth }: RoadmapPromptInput): GenerateRequest {
  const { blocks, rule } = dataBlocks([
    { label: 'TOPIC', text: clipped(topic.trim(), LONGEST_TOPIC) },
    { label: 'TIME LIMIT', text: clipped(time.trim(), LONGEST_TIME) },
  ]);
  const text = [
    `Task: write a personalized learning roadmap in Markdown for the topic below, within the time limit below. The learner's prior knowledge: ${level}. The depth wanted: ${depth}. The time limit means: ${understood}`,
    [
      'Write exactly three sections with these headings:',
      '## Technologies and topics: a list in learning order. Each item is the name of a topic with its hours in brackets, such as "- **Name** (6 hours)", and below it a nested list of its subtopics. Leave out what this level knows already.',
      '## Step-by-step guide: a numbered list of steps that fill the time limit, each with its week and what to do.',
      '## Additional resources: kinds of material to look for, without web addresses.',
    ].join('\n'),
    rule,
    ...blocks,
    'Now write the roadmap, by the task at the top.',
  ].join('\n\n');
  return { system: SYSTEM, messages: [{ role: 'user', text }], temperature: 0.7, maxOutputTokens: 2048 };
}

const clipped = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most)}\n(The rest is left out: the text is too long.)`;
