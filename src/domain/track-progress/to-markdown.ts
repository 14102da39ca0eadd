import type { CatalogueLink, TopicOnPage, TrackOutline, TrackPage } from '../catalogue/types';
import type { TopicNote } from '../topic-notes/types';
import { statusOf, summaryOf } from './progress';
import type { TrackProgress } from './types';

/** `frontend-roadmap.md`. */
export const markdownNameOf = (track: TrackOutline): string => `${track.id}-roadmap.md`;

/** A track, or a subject, which has no pages for all of it. */
type WrittenPath = Pick<TrackPage, 'id' | 'title' | 'description'> &
  Partial<Pick<TrackPage, 'links' | 'more'>> & { readonly topics: readonly TopicOnPage[] };

/**
 * A track as a Markdown task list (GitHub's task items): `- [x]` for what is done, `- [ ]` for what is not; what is
 * being learned or was skipped says so in words, and the skipped is struck through. What was noted about a topic is
 * quoted below it.
 */
export function toMarkdown(
  track: WrittenPath,
  progress: TrackProgress | undefined,
  notes: Readonly<Record<string, TopicNote>> = {},
): string {
  const { counts, counted, hours, hoursLeft } = summaryOf(track, progress);
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  return [
    `# ${plain(track.title)} roadmap`,
    '',
    plain(track.description),
    '',
    `${counts.done} of ${counted} topics done${skipped}. ${hoursLeft} of ${hours} hours left; hours are rough estimates for a beginner.`,
    '',
    '## Topics',
    '',
    ...track.topics.flatMap((topic) => linesOf(topic, progress, notes[topic.id]?.text ?? '')),
    '',
    ...pagesOf(track),
  ].join('\n');
}

const pagesOf = ({ links, more = [] }: WrittenPath): string[] =>
  links
    ? [
        '## Resources',
        '',
        `- Roadmap: ${linkOf(links.roadmap)}`,
        `- Resources: ${linkOf(links.resources)}`,
        `- YouTube: ${linkOf(links.youtube)}`,
        `- Get Certified: ${linkOf(links.certification)}`,
        ...more.map((link) => `- ${linkOf(link)}`),
        '',
      ]
    : [];

function linesOf(topic: TopicOnPage, progress: TrackProgress | undefined, note: string): string[] {
  const status = statusOf(progress, topic.id);
  const day = progress?.topics[topic.id]?.at.slice(0, 10);
  const hours = `(${topic.hours} h)`;
  const name = plain(topic.name);
  const head = {
    'not-started': `- [ ] ${name} ${hours}`,
    learning: `- [ ] ${name} ${hours}, learning since ${day}`,
    done: `- [x] ${name} ${hours}, done on ${day}`,
    skipped: `- [ ] ~~${name}~~ ${hours}, skipped`,
  }[status];
  const { resources } = topic;
  return [
    head,
    `  - ${topic.subtopics.map(plain).join(', ')}`,
    ...(resources.length > 0 ? [`  - ${resources.map(linkOf).join(', ')}`] : []),
    ...(note.trim() === '' ? [] : ['', ...note.trimEnd().split('\n').map(quoted), '']),
  ];
}

/** A line of a note, within its topic. Its own marks are the writer's. */
const quoted = (line: string): string => `  > ${line}`.trimEnd();

const linkOf = ({ name, url }: CatalogueLink): string => `[${plain(name)}](<${url}>)`;

/** Text in which no character means anything to Markdown. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>~|#]/g, '\\$&');
