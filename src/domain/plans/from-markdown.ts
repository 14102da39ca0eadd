import { shareOut } from './fit-hours';
import { clip, matchTopic } from './match-topic';
import { doneWhen, type PlanInput } from './planner';
import type { PlanningCatalogue } from './planning-catalogue';
import { resourcesFor } from './resources';
import { milestonesOf, stepsOf, weekGroups } from './schedule';
import { plainLine, tameMarkdown } from './tame-markdown';
import type { Roadmap, RoadmapStep, RoadmapTopic } from './types';

const MOST_TOPICS = 40;
const MOST_SUBTOPICS = 12;
const MOST_STEPS = 60;
const LONGEST_NAME = 120;
const LONGEST_STEP = 400;

type Section = 'topics' | 'steps' | 'resources' | 'other';

interface Line {
  readonly kind: 'heading' | 'item' | 'text';
  /** Of a heading 1 to 6; of an item its depth, 0 at the margin. */
  readonly level: number;
  readonly text: string;
  readonly numbered: boolean;
}

interface Entry {
  readonly name: string;
  readonly parts: string[];
  /** As the model names them; 0 where it names none. */
  readonly hours: number;
}

/**
 * Reads a model's roadmap in Markdown into the structure of the built-in one: sections "Technologies and topics",
 * "Step-by-step guide" and "Additional resources", under whatever near names and marks. Its links are dropped; pages come
 * from the catalogue. The hours are shared out over the time there is. Never throws; the time it takes is bounded.
 * @returns `null` when the text has no topics in it
 */
export function roadmapFromMarkdown(catalogue: PlanningCatalogue, markdown: string, input: PlanInput): Roadmap | null {
  const lines = linesOf(tameMarkdown(markdown).text);
  const { topics: named, steps: guide } = sectionsOf(lines);
  const entries = named.length > 0 ? named : guide;
  if (entries.length === 0) return null;
  const match = matchTopic(catalogue, input.topic);
  const { budget, depth, level } = input;
  // Each topic needs its share of the time; beyond that, the last ones are listed as left out.
  const room = Math.max(1, Math.min(MOST_TOPICS, Math.floor(budget.totalHours * (budget.totalHours >= 20 ? 1 : 2))));
  const kept = entries.slice(0, room);
  const hours = shareOut(kept.map(weightOf), budget.totalHours);
  const topics = kept.map((entry, index): RoadmapTopic => {
    const { name, parts: subtopics } = entry;
    return {
      id: `model/${index + 1}`,
      name,
      hours: hours[index] ?? 0,
      subtopics,
      why: 'It comes at this point in the model’s roadmap.',
      doneWhen: doneWhen({ subtopics, part: 'subject' }, depth),
      track: null,
    };
  });
  const own = stepsOf(topics, budget);
  const steps = named.length > 0 && guide.length > 0 ? guideOf(guide, input) : own;
  const title = clip(input.topic, 80);
  return {
    title,
    summary: `${title}: ${topics.length} topics that a language model named, spread over ${budget.totalHours} hours. Check what it says.`,
    basis: 'general',
    notes: [
      'A language model wrote the topics and steps; the hours and dates are shared out here. Links come from the catalogue alone.',
    ],
    level,
    depth,
    budget,
    topics,
    leftOut: entries
      .slice(room)
      .map(({ name }) => ({ name, reason: `There is no room for it in ${budget.totalHours} hours.` })),
    steps,
    resources: resourcesFor(
      catalogue.references,
      match.subjects,
      [{ name: input.topic.slice(0, 200), subtopics: topics.map(({ name }) => name), track: '' }],
      match.unknown,
      depth,
    ),
    milestones: milestonesOf(topics, own),
  };
}

const HOURS =
  /\s*[([]?\b(?:about |approx\.? ?|~)?(\d{1,4}(?:\.\d)?)(?:\s*[-–]\s*\d{1,4})?\s*(?:hours?|hrs?|h)\b[)\]]?/i;

/** The hours a model names beside a topic; else more parts weigh more. */
const weightOf = ({ hours, parts }: Entry): number => (hours > 0 ? hours : 2 + Math.min(parts.length, 6));

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (const raw of text.split('\n')) {
    const line = raw.replace(/^[\s>]*>/, '');
    if (/^\s*(```|~~~|---+\s*$|\*\*\*+\s*$|===+\s*$|\|?[\s:|-]+\|[\s:|-]*$)/.test(line)) continue;
    const heading = /^\s{0,3}(#{1,6})\s+(.*)$/.exec(line);
    const bold = /^\s{0,3}(?:\d{1,2}[.)]\s+)?(?:\*\*|__)([^*_]{2,120})(?:\*\*|__)\s*:?\s*$/.exec(line);
    const item = /^(\s*)(?:[-*+•]|(\d{1,3})[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/.exec(line);
    const words = plainLine(heading?.[2] ?? bold?.[1] ?? item?.[3] ?? line);
    if (words === '') continue;
    if (heading) lines.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: words, numbered: false });
    else if (bold && (item?.[1] ?? '').length === 0)
      lines.push({ kind: 'heading', level: 5, text: words, numbered: false });
    else if (item)
      lines.push({
        kind: 'item',
        level: Math.floor((item[1] ?? '').replaceAll('\t', '    ').length / 2),
        text: words,
        numbered: item[2] !== undefined,
      });
    else lines.push({ kind: 'text', level: 0, text: words, numbered: false });
  }
  return lines;
}

function sectionNamed(text: string): Section | null {
  const words = text.toLowerCase().replace(/^[\d.)\s]+/, '');
  if (words.length > 60) return null;
  if (/\b(resources?|references?|links|further reading|books|courses|recommended)\b/.test(words)) return 'resources';
  if (
    /\b(step|steps|guide|schedule|timeline|weekly plan|study plan|learning path|action plan|phases|milestones)\b/.test(
      words,
    ) &&
    !/^(step|week|phase|day|month)s?\s*\d/.test(words)
  )
    return 'steps';
  if (/\b(technolog|topics?\b|skills?\b|concepts?\b|curriculum|syllabus|what (you('ll)?|to) )/.test(words))
    return 'topics';
  return null;
}

function sectionsOf(lines: readonly Line[]): { readonly topics: Entry[]; readonly steps: Entry[] } {
  const found: Record<Section, Entry[]> = { topics: [], steps: [], resources: [], other: [] };
  let section: Section = 'other';
  let sectionLevel = 7;
  let underHeading = false;
  for (const line of lines) {
    const list = found[section];
    const last = list.at(-1);
    if (line.kind === 'heading') {
      const named = sectionNamed(line.text);
      // "Week 3: core topics" inside the guide opens no section.
      if (named && (section === 'other' || line.level <= sectionLevel || !/\d/.test(line.text))) {
        section = named;
        sectionLevel = line.level;
        underHeading = false;
      } else if (section !== 'other' && line.level < sectionLevel && !/\d/.test(line.text)) {
        section = 'other';
        sectionLevel = 7;
      } else if (section !== 'other') {
        add(list, line.text);
        underHeading = true;
      }
    } else if (section === 'other') {
      const named = line.text.endsWith(':') ? sectionNamed(line.text.slice(0, -1)) : null;
      if (named) {
        section = named;
        sectionLevel = 6;
        underHeading = false;
      }
    } else if (line.kind === 'item' && line.level === 0 && !underHeading) add(list, line.text);
    else if (last) addPart(last, line.text, section === 'steps');
    else if (line.kind === 'item') add(list, line.text);
  }
  return { topics: found.topics.slice(0, 4 * MOST_TOPICS), steps: found.steps.slice(0, MOST_STEPS) };
}

/** "Hooks: useState, useEffect" is a name with its parts. */
function add(list: Entry[], said: string): void {
  if (list.length >= 4 * MOST_TOPICS) return;
  const hours = Number(HOURS.exec(said)?.[1] ?? 0);
  const text = said.replace(HOURS, '').replace(NUMBERED, '') || said;
  const [, head, tail] = /^([^:]{2,80}?)\s*(?::|\s[–—-])\s+(.+)$/.exec(text) ?? [];
  const name = clip(trimmed(head ?? text), LONGEST_NAME);
  if (name === '' || list.some((entry) => entry.name.toLowerCase() === name.toLowerCase())) return;
  const entry: Entry = { name, parts: [], hours };
  list.push(entry);
  if (tail) addPart(entry, tail, false);
}

/** "Week 1:", "Phase 2 -": the weeks are counted here. */
const NUMBERED = /^(?:week|phase|step|day|month|stage)s?\s*\d+(?:\s*(?:[-–—]|to|and)\s*\d+)?\s*[:.–—-]\s*/i;

function addPart(entry: Entry, text: string, whole: boolean): void {
  const short = text.length <= 160 && !/[.!?]\s/.test(text);
  const pieces = !whole && short ? text.split(/[,;]\s+(?![^()]*\))/) : [text];
  for (const piece of pieces) {
    const part = clip(trimmed(piece.replace(/^and\s+/i, '')), whole ? LONGEST_STEP : LONGEST_NAME);
    if (part !== '' && entry.parts.length < MOST_SUBTOPICS && !entry.parts.includes(part)) entry.parts.push(part);
  }
}

const trimmed = (text: string) => text.replace(/^[\s:;,–—-]+|[\s:;,–—-]+$|\.$/g, '').trim();

/** The model's own steps, spread in their order over the weeks there are. */
function guideOf(guide: readonly Entry[], { budget }: PlanInput): RoadmapStep[] {
  const weeks = weekGroups(budget);
  const perStep = new Map<number, Entry[]>();
  guide.forEach((entry, index) => {
    const at = Math.min(weeks.length - 1, Math.floor((index * weeks.length) / Math.max(guide.length, 1)));
    perStep.set(at, [...(perStep.get(at) ?? []), entry]);
  });
  const begun = [...perStep.keys()].sort((a, b) => a - b);
  return begun.flatMap((at, index) => {
    const first = weeks[at];
    const behind = begun[index + 1] ?? weeks.length;
    const last = weeks[behind - 1];
    if (!first || !last) return [];
    const hours = weeks.slice(at, behind).reduce((sum, week) => sum + week.hours, 0);
    const entries = perStep.get(at) ?? [];
    const texts = entries.flatMap(({ name, parts }) =>
      parts.length > 0 ? parts.map((part) => (entries.length > 1 ? `${name}: ${part}` : part)) : [name],
    );
    return [
      {
        firstWeek: first.firstWeek,
        lastWeek: last.lastWeek,
        from: first.from,
        to: last.to,
        title: clip(entries.map(({ name }) => name).join('; '), 160),
        hours,
        items: texts.map((text) => ({ topic: null, text, hours: 0 })),
      },
    ];
  });
}
