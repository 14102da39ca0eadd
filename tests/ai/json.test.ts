import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLenientJson } from '../../src/ai/parse/json';

describe('JSON in replies of models', () => {
  test.each<[string, string, unknown]>([
    ['bare', '[1, 2]', [1, 2]],
    ['with white space', '\n {"a": 1}\n', { a: 1 }],
    ['fenced', 'Here:\n```json\n[{"question": "Why?"}]\n```\nGood luck.', [{ question: 'Why?' }]],
    ['fenced and never closed', '```\n{"a": [1]}', { a: [1] }],
    ['fenced, with brackets behind the fence', '```\n"a"\n```\nor [not this]', 'a'],
    ['fenced, and only words in it', '```\ntrue', true],
    ['a hundred stray brackets first', `${'{x} '.repeat(99)}[1]`, [1]],
    ['prose around', 'Sure. {"a": "}"} is it.', { a: '}' }],
    ['quotes escaped', 'x ["say \\"]\\" now"] y', ['say "]" now']],
    ['braces in the prose first', 'For {role}: [{"question": "A"}]', [{ question: 'A' }]],
    ['thoughts with JSON of their own first', '<think>Perhaps [1]?</think>\n[2]', [2]],
    ['thoughts without their opening tag, and a fence', 'So {"a": 1}?\n</think>\n```json\n{"a": 2}\n```', { a: 2 }],
    ['a value that is about the tag', 'Here: ["what </think> means"]', ['what </think> means']],
    ['a stray bracket first', 'See [1: the list ["a", "b"]', undefined],
  ])('%s', (_, reply, value) => {
    expect(parseLenientJson(reply)).toEqual(value === undefined ? { ok: false } : { ok: true, value });
  });

  test.each(['', 'no JSON here', '[1, 2', '{"a": }', '"'])('%j has none', (reply) => {
    expect(parseLenientJson(reply)).toEqual({ ok: false });
  });

  test('any JSON value survives prose around it', () => {
    const value = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()));
    fc.assert(
      fc.property(value, (json) => {
        const clean: unknown = JSON.parse(JSON.stringify(json));
        expect(parseLenientJson(`Here you are:\n${JSON.stringify(json)}\nThat is all.`)).toEqual({
          ok: true,
          value: clean,
        });
        expect(parseLenientJson(`\`\`\`json\n${JSON.stringify(json, null, 2)}\n\`\`\``)).toEqual({
          ok: true,
          value: clean,
        });
      }),
      { seed: 6 },
    );
  });

  test('a megabyte of open brackets takes linear work', () => {
    expect(parseLenientJson('['.repeat(1_000_000))).toEqual({ ok: false });
    expect(parseLenientJson('[}'.repeat(500_000))).toEqual({ ok: false });
  });
});
