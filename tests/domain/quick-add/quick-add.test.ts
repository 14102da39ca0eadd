import { describe, expect, test } from 'vitest';
import { readQuickAdd } from '../../../src/domain/quick-add/read-quick-add';
import type { Phrase, Understood } from './phrase';
import { phrases } from './phrases';
import { phrasesAside } from './phrases-aside';
import { phrasesFresh } from './phrases-fresh';
import { context } from './quick-add-context';

function understood({ text, locale = context.locale, now = context.now }: Phrase): Understood {
  const read = readQuickAdd(text, { ...context, locale, now });
  return {
    title: read.title,
    ...(read.due === null ? null : { due: read.due }),
    ...(read.dueTime === null ? null : { time: read.dueTime }),
    ...(read.estimate === null ? null : { estimate: read.estimate }),
    ...(read.labels.length === 0 ? null : { labels: read.labels.map(({ name }) => name) }),
    ...(read.priority === 'none' ? null : { priority: read.priority }),
    ...(read.list === null ? null : { list: read.list }),
    ...(read.repeat === '' ? null : { repeat: read.repeat }),
    ...(read.notes.length === 0 ? null : { told: true }),
  };
}

describe('what a line is understood as', () => {
  test.each(phrases)('$text', (phrase) => {
    const { text: _text, locale: _locale, now: _now, ...expected } = phrase;
    expect(understood(phrase)).toEqual(expected);
  });
});

describe.each([
  ['the half that was set aside', phrasesAside],
  ['written after the engine', phrasesFresh],
])('%s', (_, list) => {
  test.each(list)('$text', (phrase) => {
    const { text: _text, locale: _locale, now: _now, ...expected } = phrase;
    expect(understood(phrase)).toEqual(expected);
  });
});
