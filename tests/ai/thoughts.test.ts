import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createThoughtFilter } from '../../src/ai/parse/thoughts';
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.mjs';
import { configFor, outcomeOf, providerFor, REQUEST, WIRES } from './model-fixtures';

const replyOf = (pieces: readonly string[]) => {
  const filter = createThoughtFilter();
  return pieces.map((piece) => filter.push(piece)).join('') + filter.end();
};

describe('what a model thinks is no part of its reply', () => {
  test.each<[string, string, string]>([
    ['thoughts first', '<think>Let me see.</think>\n\nUse a stack.', 'Use a stack.'],
    ['blank lines around them', '\n<think>\n</think>\n Use a stack.', 'Use a stack.'],
    ['two times', '<think>One.</think><think>Two.</think>Three.', 'Three.'],
    ['other names and cases', '<Thinking>x </think> y</THINKING>z', 'z'],
    ['never closed', '<think>Let me see', ''],
    ['closed halfway', '<think>Let me see.</thin', ''],
    ['none', '  Use a stack.', '  Use a stack.'],
    ['a text about the tag', 'Write `<think>x</think>`.', 'Write `<think>x</think>`.'],
    ['another tag', '<thing>x</thing>', '<thing>x</thing>'],
    ['the beginning of a tag', '<thi', '<thi'],
    ['nothing but blanks', ' '.repeat(3000), ' '.repeat(3000)],
  ])('%s', (_, text, reply) => {
    expect(replyOf([text])).toBe(reply);
    expect(replyOf([...text])).toBe(reply);
  });

  test('wherever it is cut', () => {
    const text = '<think>a < b, </thinking> and </ think></think>\n\nYes: <think>.';
    fc.assert(
      fc.property(fc.array(fc.nat(text.length), { maxLength: 8 }), (cuts) => {
        const at = [0, ...cuts.sort((a, b) => a - b), text.length];
        expect(replyOf(at.slice(1).map((end, index) => text.slice(at[index], end)))).toBe('Yes: <think>.');
      }),
      { seed: 9 },
    );
  });

  test('nothing of them is given out while they come in, and the reply is as it comes', () => {
    const filter = createThoughtFilter();
    expect(['<th', 'ink>Let me', ' see</thi', 'nk>', '\n\n', 'Use', ' a stack.'].map(filter.push)).toEqual([
      '',
      '',
      '',
      '',
      '',
      'Use',
      ' a stack.',
    ]);
  });
});

test('the thoughts can be had apart, as they come in and when they are never closed', () => {
  const filter = createThoughtFilter();
  const taken = ['<think>Let me ', 'see, a list or a stack.</thi', 'nk>Use a stack.'].map((piece) => {
    filter.push(piece);
    return filter.taken();
  });
  expect(taken.join('')).toBe('Let me see, a list or a stack.');
  expect(taken[1]).not.toBe('');
  const open = createThoughtFilter();
  open.push('<think>Still at it');
  open.end();
  expect(open.taken()).toBe('Still at it');
});

describe('in the replies of providers', () => {
  let server: FakeModelServer;
  beforeAll(async () => {
    server = await startFakeModelServer();
  });
  afterEach(() => server.script(null));
  afterAll(() => server.close());
  const never = new AbortController().signal;

  test.each(WIRES)('%s streams and gives the reply alone', async (wire) => {
    server.script({ text: '<think>Which one? A list, perhaps.</think>\n\nUse a stack.' });
    const provider = providerFor(configFor(wire, server));
    expect(await outcomeOf(provider.stream(REQUEST, never))).toEqual({
      text: 'Use a stack.',
      finish: 'stop',
      error: null,
    });
    expect(await provider.generate(REQUEST, never)).toEqual({ text: 'Use a stack.', finish: 'stop' });
  });

  test.each(WIRES)('%s: thoughts alone are no reply', async (wire) => {
    server.script({ text: '<think>Which one?', finish: 'length' });
    const { text, error } = await outcomeOf(providerFor(configFor(wire, server)).stream(REQUEST, never));
    expect({ text, kind: error?.kind }).toEqual({ text: '', kind: 'empty' });
    expect(error?.message).toContain('used up its limit of tokens');
  });
});
