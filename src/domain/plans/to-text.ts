import { counted } from './counted';
import { dateWords, shortDate } from './dates';
import { plainLine, tameMarkdown } from './tame-markdown';
import type { Roadmap, RoadmapStep, TopicState } from './types';

/** What is written out: a roadmap, a model's words, or both. */
export interface WrittenPlan {
  readonly name: string;
  readonly roadmap: Roadmap | null;
  /** A model's reply in Markdown, `null` without one. */
  readonly reply: string | null;
  readonly states: Readonly<Record<string, TopicState>>;
}

const MARKS: Readonly<Record<TopicState, string>> = { 'not-started': ' ', learning: '~', done: 'x', skipped: '-' };
const STATE_WORDS: Readonly<Record<TopicState, string>> = {
  'not-started': '',
  learning: ' (learning)',
  done: ' (done)',
  skipped: ' (skipped)',
};
const LONGEST_STEM = 60;

/** `react-learning-roadmap.txt`: the topic in file-name letters, then the product's words. @param ending without the dot */
export function roadmapFileName(topic: string, ending: 'txt' | 'md' | 'ics'): string {
  const stem = [
    ...topic
      .slice(0, 1000)
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}+#.]+/gu, '-'),
  ]
    .slice(0, LONGEST_STEM)
    .join('')
    .replace(/^[-.]+|[-.]+$/g, '');
  return `${stem || 'my'}-learning-roadmap.${ending}`;
}

/** The plan as Markdown, its topics as a task list. */
export function planToMarkdown({ name, roadmap, reply, states }: WrittenPlan): string {
  const head = `# ${inline(name)}`;
  if (!roadmap) return `${head}\n\n${withoutLinks(reply ?? '')}\n`;
  const stateOf = (id: string) => (Object.hasOwn(states, id) ? (states[id] ?? 'not-started') : 'not-started');
  const parts = [
    head,
    inline(roadmap.summary),
    ...(roadmap.notes.length > 0 ? [roadmap.notes.map((note) => `> ${inline(note)}`).join('\n>\n')] : []),
    '## Technologies and topics',
    roadmap.topics
      .map(
        (topic) =>
          `- [${stateOf(topic.id) === 'done' ? 'x' : ' '}] **${inline(topic.name)}**, ${hours(topic.hours)}${STATE_WORDS[stateOf(topic.id)]}\n${[
            ...topic.subtopics.map((sub) => `  - ${inline(sub)}`),
            `  - Why here: ${inline(topic.why)}`,
            `  - Done when: ${inline(topic.doneWhen)}`,
          ].join('\n')}`,
      )
      .join('\n'),
    ...(roadmap.leftOut.length > 0
      ? ['### Left out', roadmap.leftOut.map((left) => `- ${inline(left.name)}: ${inline(left.reason)}`).join('\n')]
      : []),
    '## Step-by-step guide',
    roadmap.steps
      .map(
        (step, index) =>
          `${index + 1}. **${stepName(step)}** (${datesOf(step)}, ${hours(step.hours)}): ${inline(step.title)}\n${step.items.map((item) => `   - ${inline(item.text)}${item.hours > 0 ? `, ${hours(item.hours)}` : ''}`).join('\n')}`,
      )
      .join('\n'),
    '## Milestones',
    roadmap.milestones.map(({ date, text }) => `- ${dateWords(date)}: ${inline(text)}`).join('\n'),
    '## Additional resources',
    roadmap.resources.map((resource) => `- [${inline(resource.name)}](${resource.url})`).join('\n') ||
      'The catalogue has no pages on it.',
    ...(reply ? ['## The model’s own words', withoutLinks(reply)] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The plan as plain text, for Download Roadmap. */
export function planToText({ name, roadmap, reply, states }: WrittenPlan): string {
  const title = plainLine(name);
  const head = [title, '='.repeat(Math.min(72, Math.max(3, title.length)))].join('\n');
  if (!roadmap) return `${head}\n\n${plainText(reply ?? '')}\n`;
  const heading = (text: string) => `${text}\n${'-'.repeat(text.length)}`;
  const stateOf = (id: string) => (Object.hasOwn(states, id) ? (states[id] ?? 'not-started') : 'not-started');
  const parts = [
    head,
    roadmap.summary,
    ...roadmap.notes.map((note) => `Note: ${note}`),
    heading('Technologies and topics'),
    roadmap.topics
      .map(
        (topic) =>
          `[${MARKS[stateOf(topic.id)]}] ${topic.name}, ${hours(topic.hours)}\n${[...topic.subtopics.map((sub) => `    - ${sub}`), `    Why here: ${topic.why}`, `    Done when: ${topic.doneWhen}`].join('\n')}`,
      )
      .join('\n'),
    ...(roadmap.leftOut.length > 0
      ? [heading('Left out'), roadmap.leftOut.map((left) => `- ${left.name}: ${left.reason}`).join('\n')]
      : []),
    heading('Step-by-step guide'),
    roadmap.steps
      .map(
        (step) =>
          `${stepName(step)} (${datesOf(step)}, ${hours(step.hours)}): ${step.title}\n${step.items.map((item) => `    - ${item.text}${item.hours > 0 ? `, ${hours(item.hours)}` : ''}`).join('\n')}`,
      )
      .join('\n'),
    heading('Milestones'),
    roadmap.milestones.map(({ date, text }) => `- ${dateWords(date)}: ${text}`).join('\n'),
    heading('Additional resources'),
    roadmap.resources.map((resource) => `- ${resource.name}: ${resource.url}`).join('\n') ||
      'The catalogue has no pages on it.',
    ...(reply ? [heading('The model’s own words'), plainText(reply)] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** `Week 3`, `Weeks 4 to 6` */
export const stepName = ({ firstWeek, lastWeek }: Pick<RoadmapStep, 'firstWeek' | 'lastWeek'>): string =>
  firstWeek === lastWeek ? `Week ${firstWeek}` : `Weeks ${firstWeek} to ${lastWeek}`;

/** `21 Nov to 27 Nov` */
export const datesOf = ({ from, to }: Pick<RoadmapStep, 'from' | 'to'>): string =>
  from === to ? shortDate(from) : `${shortDate(from)} to ${shortDate(to)}`;

const hours = (count: number) => counted(count, 'hour');

/** Marks that Markdown would take as its own are shown as they are. */
const inline = (text: string) => text.replace(/\s+/g, ' ').replace(/([\\`*_[\]<>|])/g, '\\$1');

/** Where a reply is longer than what is read of it. */
const CUT = '\n\n(The reply is longer than this; the rest is left out.)';

function withoutLinks(markdown: string): string {
  const { text, cut } = tameMarkdown(markdown);
  const written = text
    .replace(/!?\[([^\][]{0,300})\]\([^()\s]{0,2000}(?:\s[^()]{0,300})?\)/g, '$1')
    .replace(/<\/?[a-z!][^<>]{0,500}>/gi, ' ')
    .replace(/\b(?:[a-z][a-z\d+.-]{1,20}:\/\/|www\.|javascript:|data:text|vbscript:)\S*/gi, '')
    .trim();
  return cut ? `${written}${CUT}` : written;
}

function plainText(markdown: string): string {
  const { text, cut } = tameMarkdown(markdown);
  const written = text
    .split('\n')
    .map((line) => {
      const [lead = ''] = /^\s*/.exec(line) ?? [];
      const heading = /^\s{0,3}#{1,6}\s+(.*)$/.exec(line);
      return heading ? `\n${plainLine(heading[1] ?? '')}` : `${lead}${plainLine(line)}`.trimEnd();
    })
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return cut ? `${written}${CUT}` : written;
}
