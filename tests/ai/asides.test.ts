import { describe, expect, test } from 'vitest';
import { failureContext } from '../../src/ai/error-words';
import { DEFAULT_PROVIDER_CONFIG } from '../../src/ai/providers/config';
import { readGemini } from '../../src/ai/providers/gemini-wire';
import { readOpenAi } from '../../src/ai/providers/openai-wire';
import { timeoutsOf } from '../../src/ai/providers/provider';
import { citedPage, fenced } from '../../src/ai/providers/wire-asides';

const context = failureContext(DEFAULT_PROVIDER_CONFIG, null);
const gemini = (candidate: object) => readGemini({ candidates: [candidate] }, context);
const choice = (delta: object, more: object = {}) => readOpenAi({ choices: [{ delta }], ...more }, context);

describe('what a model thinks comes apart from its text', () => {
  test('in the parts of Gemini', () => {
    const { text, thought } = gemini({
      content: { parts: [{ text: 'Let me see.', thought: true }, { text: 'A heap.' }] },
    });
    expect({ text, thought }).toEqual({ text: 'A heap.', thought: 'Let me see.' });
  });

  test.each(['reasoning_content', 'reasoning'])('in the field %s of an OpenAI-compatible server', (name) => {
    expect(choice({ [name]: 'Let me see.', content: '' })).toMatchObject({ text: '', thought: 'Let me see.' });
  });
});

test('code that Gemini had run, and what came out, are blocks of code', () => {
  const { text } = gemini({
    content: {
      parts: [
        { executableCode: { language: 'PYTHON', code: 'print(2)\n' } },
        { codeExecutionResult: { outcome: 'OUTCOME_OK', output: '2\n' } },
        { codeExecutionResult: { outcome: 'OUTCOME_FAILED', output: 'Traceback' } },
      ],
    },
  });
  expect(text).toContain('```python\nprint(2)\n```');
  expect(text).toContain('```output\n2\n```');
  expect(text).toContain('```error\nTraceback\n```');
});

test('a block of code is ended by nothing inside it', () => {
  expect(fenced('a\n````\nb', 'x')).toBe('\n\n`````x\na\n````\nb\n`````\n\n');
  expect(fenced('a', 'not a language')).toContain('```\na');
});

describe('cited pages', () => {
  test('of Gemini: what it searched and what it quotes', () => {
    const { cites } = gemini({
      content: { parts: [{ text: 'x' }] },
      groundingMetadata: { groundingChunks: [{ web: { uri: 'https://example.org/a', title: 'A  page' } }] },
      citationMetadata: { citationSources: [{ uri: 'https://example.org/b' }, { uri: 'javascript:alert(1)' }] },
    });
    expect(cites).toEqual([
      { name: 'A page', url: 'https://example.org/a' },
      { name: 'example.org', url: 'https://example.org/b' },
    ]);
  });

  test('of OpenAI-compatible servers: annotations and lists', () => {
    const annotations = [{ type: 'url_citation', url_citation: { url: 'https://example.org/a', title: 'A' } }];
    expect(choice({ content: 'x', annotations }).cites).toEqual([{ name: 'A', url: 'https://example.org/a' }]);
    expect(choice({ content: 'x' }, { citations: ['https://example.org/c', 4] }).cites).toEqual([
      { name: 'example.org', url: 'https://example.org/c' },
    ]);
  });

  test.each(['data:text/html,x', 'https://', 7, `https://example.org/${'a'.repeat(3000)}`])('not %s', (url) =>
    expect(citedPage(url, 'x')).toEqual([]),
  );
});

test('the wait for the first byte: 30 seconds, 120 for a server of one’s own, or as it was set', () => {
  expect(timeoutsOf('gemini').firstByte).toBe(30_000);
  expect(timeoutsOf('openai-compatible').firstByte).toBe(120_000);
  expect(timeoutsOf('openai-compatible', 600)).toMatchObject({ firstByte: 600_000, idle: 30_000 });
});
