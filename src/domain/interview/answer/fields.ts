import { FIELD_WORDS } from './field-words';
import type { Reading } from './reading';
import type { AnswerKind } from './rubric';
import { type Said, says } from './said';
import { folded } from './text';
import { THEME_TALK } from './theme-talk';

interface Field {
  readonly asks: readonly string[];
  readonly told: readonly string[];
}

const parsed = (lines: readonly string[]): Field[] =>
  lines.map((line) => {
    const [, asks = '', told = ''] = line.split(': ');
    return { asks: folded(asks).replace(/-/g, ' ').split('|'), told: told.split('|') };
  });

const SUBJECTS = parsed(FIELD_WORDS);
const STORIES = parsed(THEME_TALK);

const shares = new Map<string, number>();
for (const { told } of [...SUBJECTS, ...STORIES])
  for (const form of new Set(told)) shares.set(form, (shares.get(form) ?? 0) + 1);

/** A word that belongs to many fields says less of each. */
const weight = (form: string) => 1 / Math.sqrt(shares.get(form) ?? 1);

export interface FieldTalk {
  /** How much of the talk of the question's fields is in an answer, by the root of its length. */
  readonly own: number;
  /** The same for the field of other questions that it speaks of most. */
  readonly other: number;
}

export function fieldTalk(reading: Reading, kind: AnswerKind, said: Said): FieldTalk {
  const about = ` ${reading.questionPlain.replace(/[^\p{L}\p{N}'+#/]+/gu, ' ')} `;
  const fields = kind === 'technical' ? SUBJECTS : kind === 'situation' ? [...SUBJECTS, ...STORIES] : STORIES;
  const asked = fields.filter(({ asks }) => asks.some((form) => about.includes(` ${form}`)));
  const forms = new Set(asked.flatMap(({ told }) => told));
  const sumOf = (told: Iterable<string>) => {
    let sum = 0;
    for (const form of told) if (says(said, form)) sum += weight(form);
    return sum;
  };
  const root = Math.sqrt(Math.max(15, reading.words));
  const others = [...SUBJECTS, ...STORIES].filter((field) => !asked.includes(field));
  return {
    own: sumOf(forms) / root,
    other: Math.max(0, ...others.map(({ told }) => sumOf(told.filter((form) => !forms.has(form))))) / root,
  };
}
