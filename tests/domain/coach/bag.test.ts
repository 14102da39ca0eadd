import { describe, expect, test } from 'vitest';
import { bagOf, logsOf } from '../../../src/domain/coach/bag';
import { plainTimes } from '../../../src/domain/coach/times';
import { type AboutBag, readWeights } from '../../../src/domain/coach/weights-file';

interface Given {
  readonly name: string;
  readonly rows: readonly (readonly number[])[];
  readonly bits: 4 | 8;
  readonly scale?: number;
  readonly bias?: readonly number[];
}

/** A file of weights as `readWeights` tells its layout. */
function fileOf(head: object, given: readonly Given[]): ArrayBuffer {
  const matrices = given.map(({ name, rows, bits, bias }) => ({
    name,
    rows: rows.length,
    columns: rows[0]?.length ?? 0,
    bits,
    biased: bias !== undefined,
  }));
  const text = new TextEncoder().encode(JSON.stringify({ ...head, matrices }));
  const bytes = [...new TextEncoder().encode('ELVM'), 2, 0, 0, 0];
  const floats = (values: readonly number[]) => bytes.push(...new Uint8Array(Float32Array.from(values).buffer));
  const fill = () => {
    while (bytes.length % 4 !== 0) bytes.push(0);
  };
  bytes.push(...new Uint8Array(Uint32Array.of(text.length).buffer), ...text);
  for (const { rows, bits, scale = 1, bias } of given) {
    fill();
    floats(rows.map(() => scale));
    if (bias) floats(bias);
    const all = rows.flat();
    if (bits === 8) bytes.push(...all.map((value) => value & 255));
    else
      for (let at = 0; at < all.length; at += 2) bytes.push(((all[at] ?? 0) & 15) | (((all[at + 1] ?? 0) & 15) << 4));
  }
  fill();
  return Uint8Array.from(bytes).buffer;
}

/** Eight numbers of which one is not 0. */
const one = (at: number, value: number) => Array.from({ length: 8 }, (_, column) => (column === at ? value : 0));

const about: AboutBag = {
  words: ['inner', 'join', 'team'],
  pairs: [[1], [], []],
  parts: ['<te', 'eam', 'am>'],
  sharpness: 10,
  length: 2,
  share: 0.5,
};
/** Rows of three words, of "inner join", and of three parts; cards: sql, teams. */
const net = (at: number): Given[] => [
  {
    name: `bagRows${at}`,
    bits: 4,
    rows: [one(0, 1), one(0, -1), one(1, 7), one(0, 7), one(1, 1), one(1, 1), one(1, -7)],
  },
  {
    name: `bagBend${at}`,
    bits: 8,
    rows: [one(0, 1), one(1, 1), ...[2, 3, 4, 5, 6, 7].map(() => one(0, 0))],
    bias: Array(8).fill(0),
  },
  { name: `bagCards${at}`, bits: 8, rows: [one(0, 1), one(1, 1)], bias: [0, 0] },
];
const { matrices, head } = readWeights(fileOf({ cards: ['sql', 'teams'], bag: about }, [...net(0), ...net(1)]));
const bag = bagOf(matrices, head.bag, plainTimes);
const first = (text: string) => {
  const [sql = 0, teams = 0] = bag(text);
  return sql === teams ? 'neither' : sql > teams ? 'sql' : 'teams';
};

test('halves of bytes are read with their signs', () => {
  expect([...(matrices.get('bagRows0')?.weights ?? [])].filter((value) => value !== 0)).toEqual([
    1, -1, 7, 7, 1, 1, -7,
  ]);
});

test.each([
  ['a word', 'team', 'teams'],
  ['two neighbours that are a pair', 'inner join', 'sql'],
  ['large letters and marks', 'INNER JOIN?!', 'sql'],
  ['the same two the other way round, which are none', 'join inner', 'neither'],
  ['the two with something between them', 'inner left join', 'neither'],
  ['a word that is not known, by its parts', 'teamz', 'teams'],
  ['nothing', '', 'neither'],
  ['a word without known parts', 'xyzzy', 'neither'],
])('%s', (_, text, card) => expect(first(text)).toBe(card));

test('the logs of the chances are those of chances that sum to 1', () => {
  for (const text of ['team', 'inner join', '', '.'.repeat(20_000), '\ud800', '🙂'.repeat(9000)])
    expect(bag(text).reduce((sum, log) => sum + Math.exp(log), 0)).toBeCloseTo(1, 5);
  expect([...logsOf(Float32Array.of(1000, 1000))].map(Math.exp)).toEqual(
    [0.5, 0.5].map((half) => expect.closeTo(half, 5)),
  );
});

describe('a file without one of its matrices', () => {
  test.each(['bagRows1', 'bagBend0', 'bagCards1'])('%s', (name) => {
    const rest = new Map([...matrices].filter(([own]) => own !== name));
    expect(() => bagOf(rest, head.bag, plainTimes)).toThrow(`without "${name}"`);
  });
});
