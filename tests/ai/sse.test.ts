import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSseParser, type SseEvent } from '../../src/ai/parse/sse';

const read = (...pieces: string[]): SseEvent[] => {
  const parser = createSseParser();
  return [...pieces.flatMap((piece) => parser.push(piece)), ...parser.end()];
};
const message = (data: string): SseEvent => ({ event: 'message', data });

describe('server-sent events', () => {
  test.each<[string, string[], SseEvent[]]>([
    ['one event', ['data: a\n\n'], [message('a')]],
    ['no space after the colon', ['data:a\n\n'], [message('a')]],
    ['only one space is taken off', ['data:  a\n\n'], [message(' a')]],
    ['CRLF', ['data: a\r\n\r\ndata: b\r\n\r\n'], [message('a'), message('b')]],
    ['CR alone', ['data: a\r\rdata: b\r\r'], [message('a'), message('b')]],
    ['CRLF cut in two', ['data: a\r', '\n\r', '\ndata: b\r', '\n\r\n'], [message('a'), message('b')]],
    ['a line feed of its own after a cut CRLF', ['data: a\r', '\n', '\ndata: b\n\n'], [message('a'), message('b')]],
    ['comments', [': ping\n\n: ping\ndata: a\n: ping\n\n'], [message('a')]],
    ['other fields', ['id: 7\nretry: 100\ndata: a\nwhatever: 1\n\n'], [message('a')]],
    ['a named event', ['event: error\ndata: a\n\ndata: b\n\n'], [{ event: 'error', data: 'a' }, message('b')]],
    ['several data lines', ['data: a\ndata: b\ndata\n\n'], [message('a\nb\n')]],
    ['an empty event', ['event: x\n\n\n\n'], []],
    ['the last blank line missing', ['data: a\n'], [message('a')]],
    ['the last line break missing', ['data: a'], [message('a')]],
    ['a byte order mark', ['\uFEFFdata: a\n\n'], [message('a')]],
    ['[DONE] is data like any other', ['data: [DONE]\n\n'], [message('[DONE]')]],
    ['a byte order mark is one at the beginning only', ['data: a\n', '\uFEFFdata: b\n\n'], [message('a')]],
    ['a byte order mark behind nothing', ['', '\uFEFFdata: a\n\n'], [message('a')]],
    ['nothing', [''], []],
  ])('%s', (_, pieces, events) => {
    expect(read(...pieces)).toEqual(events);
  });

  const line = fc.oneof(
    fc.string({ unit: 'grapheme' }).map((text) => `data: ${text.replace(/[\r\n]/g, ' ')}`),
    fc.constantFrom(': ping', 'event: note', 'id: 1', 'data', ''),
  );
  const stream = fc
    .array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r')), { maxLength: 30 })
    .map((lines) => lines.map(([text, end]) => text + end).join(''));

  test('any cutting gives the same events', () => {
    fc.assert(
      fc.property(stream, fc.array(fc.nat({ max: 400 }), { maxLength: 12 }), (text, cuts) => {
        const places = [...new Set([0, ...cuts.filter((cut) => cut < text.length), text.length])].sort((a, b) => a - b);
        const pieces = places.slice(1).map((place, index) => text.slice(places[index], place));
        expect(read(...pieces)).toEqual(read(text));
      }),
      { seed: 1 },
    );
  });

  test('one character at a time gives the same events', () => {
    fc.assert(
      fc.property(stream, (text) => {
        expect(read(...text.split(''))).toEqual(read(text));
      }),
      { seed: 2 },
    );
  });

  test('a line of 2 MB in small pieces takes linear work', () => {
    const long = 'x'.repeat(2_000_000);
    const pieces = [`data: `, ...(long.match(/.{1,64}/g) ?? []), '\n\n'];
    expect(read(...pieces)).toEqual([message(long)]);
  });
});
