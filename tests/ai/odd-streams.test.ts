import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AiErrorKind } from '../../machines/contracts/ai';
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.mjs';
import { configFor, failureOfPromise, KEY, outcomeOf, providerFor, REQUEST, WIRES, type Wire } from './model-fixtures';

let server: FakeModelServer;
beforeAll(async () => {
  server = await startFakeModelServer();
});
afterEach(() => {
  server.forget();
  server.script(null);
});
afterAll(() => server.close());

const never = new AbortController().signal;

/** A piece as a server sends it that never says how a reply ended. */
const PIECE: Record<Wire, (text: string) => unknown> = {
  gemini: (text) => ({ candidates: [{ content: { parts: [{ text }] } }] }),
  'openai-compatible': (content) => ({ choices: [{ delta: { content } }] }),
};
const piece = (wire: Wire, text = 'Half') => `data: ${JSON.stringify(PIECE[wire](text))}\n\n`;
const streamed = (wire: Wire, raw: string, contentType = 'text/event-stream') => {
  server.script({ raw, contentType });
  return outcomeOf(providerFor(configFor(wire, server, 'm')).stream(REQUEST, never));
};

interface Row {
  readonly name: string;
  readonly raw: (wire: Wire) => string;
  readonly kind: AiErrorKind;
  readonly kept?: string;
  readonly words: string;
}

const ERROR = JSON.stringify({ error: { message: `Out of memory (${KEY})`, code: 503 } });
const ROWS: readonly Row[] = [
  { name: 'an error object', raw: () => ERROR, kind: 'server', words: '“Out of memory (•••)”' },
  { name: 'an error that is a text', raw: () => '{"error":"no such model"}', kind: 'server', words: '“no such model”' },
  {
    name: 'an error without the field',
    raw: () => '{"object":"error","message":"Out of memory","code":400}',
    kind: 'bad-request',
    words: '“Out of memory”',
  },
  { name: 'a detail', raw: () => '{"detail":"Model is loading"}', kind: 'server', words: '“Model is loading”' },
  {
    name: 'a list of details',
    raw: () => '{"detail":[{"msg":"Field required","loc":["body"]}]}',
    kind: 'server',
    words: '“Field required”',
  },
  {
    name: 'a list of errors',
    raw: () => '{"success":false,"errors":[{"message":"No such account"}]}',
    kind: 'server',
    words: '“No such account”',
  },
  { name: 'lines of JSON', raw: () => `${ERROR}\n{"done":true}\n`, kind: 'server', words: '“Out of memory (•••)”' },
  {
    name: 'an error line after a piece',
    raw: (wire) => `${piece(wire)}${ERROR}\n\n`,
    kind: 'server',
    kept: 'Half',
    words: '“Out of memory (•••)”',
  },
  {
    name: 'an error line before the end mark',
    raw: (wire) => `${piece(wire)}error: ${ERROR}\n\ndata: [DONE]\n\n`,
    kind: 'server',
    kept: 'Half',
    words: '“Out of memory (•••)”',
  },
  {
    name: 'an error over several lines',
    raw: (wire) => `${piece(wire)}${JSON.stringify(JSON.parse(ERROR), null, 2)}\n`,
    kind: 'server',
    kept: 'Half',
    words: '“Out of memory (•••)”',
  },
  {
    name: 'an event named error',
    raw: () => 'event: error\ndata: Overloaded\n\n',
    kind: 'malformed',
    words: '“Overloaded”',
  },
  { name: 'plain text', raw: () => 'upstream timed out', kind: 'malformed', words: '“upstream timed out”' },
  {
    name: 'plain text after a piece',
    raw: (wire) => `${piece(wire)}Internal error: out of memory`,
    kind: 'malformed',
    kept: 'Half',
    words: '“Internal error: out of memory”',
  },
  { name: 'a web page', raw: () => '\n <html><body>Bad gateway</body></html>', kind: 'malformed', words: 'a web page' },
  {
    name: 'a web page behind a comment line',
    raw: () => ': ping\n\n<html>\n<body>Bad gateway</body></html>',
    kind: 'malformed',
    words: 'a web page',
  },
];

describe('an error that is no event of the stream has words, and is never an empty reply', () => {
  test.each(ROWS.flatMap((row) => WIRES.map((wire) => ({ ...row, wire }))))(
    '$wire: $name',
    async ({ wire, raw, kind, kept, words }) => {
      const { text, finish, error } = await streamed(wire, raw(wire));
      expect({ text, finish, kind: error?.kind }).toEqual({ text: kept ?? '', finish: null, kind });
      expect(error?.message).toContain(words);
      expect(error?.message).toMatch(/kept\./);
      expect(JSON.stringify(error)).not.toContain(KEY);
    },
  );

  test('an unknown field of an event is no error', async () => {
    const raw = `x-note: {"about":"errors"}\n${piece('openai-compatible', 'Whole.')}`;
    expect(await streamed('openai-compatible', raw)).toEqual({ text: 'Whole.', finish: 'stop', error: null });
  });
});

describe('a reply without a finish reason', () => {
  const wire = 'openai-compatible';

  const ended = `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] })}\n\n`;
  /** What the replies of one server become, one after the other: what it did before counts. */
  const outcomesOf = async (...bodies: readonly string[]) => {
    const own = await startFakeModelServer();
    own.script(bodies.map((raw) => ({ raw, contentType: 'text/event-stream' })));
    const outcomes = [];
    for (const _ of bodies)
      outcomes.push(await outcomeOf(providerFor(configFor(wire, own, 'm')).stream(REQUEST, never)));
    await own.close();
    return outcomes.map(({ text, finish, error }) => [text, finish ?? error?.kind]);
  };

  test('is whole where the server never says how one ended', async () => {
    const raw = piece(wire, 'Whole') + piece(wire, ' reply.');
    expect(await outcomesOf(raw, raw)).toEqual([
      ['Whole reply.', 'stop'],
      ['Whole reply.', 'stop'],
    ]);
  });

  test('is whole in a stream where only replies in one piece have a reason', async () => {
    const whole = JSON.stringify({ choices: [{ message: { content: 'Whole.' }, finish_reason: 'stop' }] });
    expect(await outcomesOf(whole, piece(wire, 'Whole.'))).toEqual([
      ['Whole.', 'stop'],
      ['Whole.', 'stop'],
    ]);
  });

  test('broke off in the middle of a JSON value', async () => {
    expect(await outcomesOf(piece(wire) + piece(wire).slice(0, 20))).toEqual([['Half', 'malformed']]);
  });

  test('broke off where the pieces have a reason that is still empty', async () => {
    const announced = JSON.stringify({ choices: [{ delta: { content: 'Half' }, finish_reason: null }] });
    expect(await outcomesOf(`data: ${announced}\n\n`)).toEqual([['Half', 'malformed']]);
  });

  test.each([
    ['the mark', 'data: [DONE]\n\n'],
    ['the reason', ended],
  ])('broke off without %s that the server has sent before', async (_, end) => {
    expect(await outcomesOf(piece(wire, 'Whole.') + end, piece(wire))).toEqual([
      ['Whole.', 'stop'],
      ['Half', 'malformed'],
    ]);
  });

  test('is whole when it is one JSON value', async () => {
    const body = JSON.stringify(PIECE.gemini('Whole.'));
    const whole = { text: 'Whole.', finish: 'stop' };
    for (const raw of [body, `[${body}]`])
      expect(await streamed('gemini', raw, 'application/json')).toEqual({ ...whole, error: null });
    server.script({ raw: body });
    expect(await providerFor(configFor('gemini', server, 'm')).generate(REQUEST, never)).toEqual(whole);
  });

  test('broke off when the one JSON value is not whole', async () => {
    const raw = `[${JSON.stringify(PIECE.gemini('Half'))},`;
    expect((await streamed('gemini', raw, 'application/json')).error?.kind).toBe('malformed');
    server.script({ raw });
    const failure = failureOfPromise(providerFor(configFor('gemini', server, 'm')).generate(REQUEST, never));
    expect((await failure).kind).toBe('malformed');
  });
});
