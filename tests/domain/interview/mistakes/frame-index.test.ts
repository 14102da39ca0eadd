import mistakes from 'content:mistakes';
import { expect, test } from 'vitest';
import { readClauses } from '../../../../src/domain/interview/mistakes/clauses';
import { candidatesFor } from '../../../../src/domain/interview/mistakes/frame-index';
import { commonnessIn, keyedFrames } from '../../../../src/domain/interview/mistakes/frame-keys';
import { readFrame, says } from '../../../../src/domain/interview/mistakes/frames';
import { tokensOf } from '../../../../src/domain/interview/mistakes/words';
import { labelledAnswers, labelledSentences } from '../../../support/labelled-answers';

const texts = [
  ...labelledSentences(['worked']).flatMap(({ sentences }) => sentences.map((one) => one.says)),
  ...['technical', 'personal'].flatMap((area) =>
    labelledAnswers(area, ['worked']).flatMap(({ answers }) => answers.map(({ text }) => text)),
  ),
];
const frames = mistakes.flatMap(({ id, frames }) =>
  frames.map((one) => ({ id, says: one.says, frame: readFrame(one.says) })),
);

test('what the index leaves out says nothing in any of the worked texts', () => {
  const missed: string[] = [];
  let said = 0;
  for (const text of texts) {
    const { tokens, clauses, sentences } = readClauses(text);
    const found = new Set(candidatesFor(mistakes, tokens).map(({ frame }) => JSON.stringify(frame)));
    for (const one of frames) {
      if (!(one.frame.whole ? sentences : clauses).some((clause) => says(one.frame, clause))) continue;
      said += 1;
      if (!found.has(JSON.stringify(one.frame))) missed.push(`${one.id}: ${one.says} in “${text}”`);
    }
  }
  expect(missed).toEqual([]);
  expect(said).toBeGreaterThan(200);
}, 60_000);

test('an answer of 300 words is held against few of the frames, in the order of the bank', () => {
  const words = texts.join(' ').split(/\s+/);
  const order = new Map(mistakes.map(({ id }, at) => [id, at]));
  for (let from = 0; from + 300 <= words.length; from += 300) {
    const candidates = candidatesFor(mistakes, tokensOf(words.slice(from, from + 300).join(' ')));
    expect(candidates.length).toBeLessThan(frames.length / 4);
    const places = candidates.map(({ mistake }) => order.get(mistake.id) ?? -1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  }
});

const commonness = commonnessIn([
  'The lock is held. The lock is free. A lock waits.',
  'UDP is fast. It guarantees nothing.',
]);

test.each([
  ['lock is udp', [{ says: 'lock is udp', key: 'udp' }]],
  ['udp|datagram guarant*', [{ says: 'udp|datagram guarant*', key: 'udp|datagram' }]],
  ['is lock_waits|udp', [{ says: 'is lock_waits|udp', key: 'wait|udp' }]],
  ['lock is +guarant*', [{ says: 'lock is +guarant*', key: 'guarant*' }]],
  ['no lock is -udp @udp', [{ says: 'no lock is -udp @udp', key: 'lock' }]],
  [
    'udp <> lock : is <> waits',
    [
      { says: 'udp waits -lock', key: 'udp' },
      { says: 'lock is -udp', key: 'lock' },
    ],
  ],
])('the key of "%s" is the rarest of what it cannot do without', (written, keyed) => {
  expect(keyedFrames(written, commonness)).toEqual(keyed);
});

test.each([
  ['Datagrams are udp.', ['a', 'b']],
  ['It is guaranteed.', ['c']],
  ['A guard.', []],
  ['', []],
])('"%s" is held against %j', (text, ids) => {
  const bank = [
    ['a', 'udp|datagram'],
    ['b', 'datagram'],
    ['c', 'guarant*'],
  ].map(([id = '', key = '']) => ({ id, wrong: '', why: '', card: null, frames: [{ says: key, key }] }));
  expect(candidatesFor(bank, tokensOf(text)).map(({ mistake }) => mistake.id)).toEqual(ids);
});
