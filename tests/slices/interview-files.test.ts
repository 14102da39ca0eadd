import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toVtt } from '../../src/domain/interview/to-vtt';
import { figuresOf, momentsOf } from '../../src/features/interview/delivery';
import { linesOfPart, partAt, questionStarts, timedLines } from '../../src/features/interview/session-times';
import { clockTime, spokenTime } from '../../src/features/interview/times';
import { toMarkdown } from '../../src/features/interview/to-markdown';
import { sample } from './interview-samples';

describe('times', () => {
  test.each([
    [0, '0:00', '0 seconds'],
    [1999, '0:01', '1 second'],
    [60_000, '1:00', '1 minute'],
    [125_000, '2:05', '2 minutes 5 seconds'],
    [3_723_000, '1:02:03', '62 minutes 3 seconds'],
    [-5, '0:00', '0 seconds'],
  ])('%i ms: %s, %s', (ms, clock, spoken) => {
    expect([clockTime(ms), spokenTime(ms)]).toEqual([clock, spoken]);
  });
});

describe('one clock for the session, one for each recording', () => {
  const record = sample({
    answers: [
      { spoken: [{ text: 'one', start: 1000, end: 3000 }], typed: '', spent: 20_000, prepared: 0 },
      {
        spoken: [
          { text: 'two', start: 500, end: 2500 },
          { text: 'three', start: 20_000, end: 21_000 },
        ],
        typed: '',
        spent: 30_000,
        prepared: 0,
      },
    ],
    parts: [
      { key: 'a-1', mime: 'video/webm', start: 2000, length: 20_000 },
      { key: 'a-2', mime: 'video/webm', start: 40_000, length: 10_000 },
    ],
  });

  test('lines on the session’s clock', () => {
    expect(questionStarts(record)).toEqual([0, 20_000]);
    expect(timedLines(record).map(({ text, question, start, end }) => [text, question, start, end])).toEqual([
      ['one', 0, 1000, 3000],
      ['two', 1, 20_500, 22_500],
      ['three', 1, 40_000, 41_000],
    ]);
  });

  test('each line belongs to the recording that ran, on that recording’s clock', () => {
    const lines = (index: number) => linesOfPart(record, index).map(({ text, start, end }) => [text, start, end]);
    expect(lines(0)).toEqual([
      ['one', 0, 1000],
      ['two', 18_500, 20_500],
    ]);
    expect(lines(1)).toEqual([['three', 0, 1000]]);
    expect(lines(2)).toEqual([]);
  });

  test.each([
    [1999, -1],
    [2000, 0],
    [39_999, 0],
    [40_000, 1],
    [99_999, 1],
  ])('%i ms lies in part %i', (at, part) => {
    expect(partAt(record.parts, at)).toBe(part);
  });
});

describe('WebVTT', () => {
  test('numbered cues with their times; markup and arrows are text', () => {
    expect(
      toVtt([
        { text: 'I <b>said</b>\n\n5 --> 6 & more', start: 0, end: 1500 },
        { text: 'short', start: 3_723_004, end: 3_723_004 },
      ]),
    ).toBe(
      'WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.500\nI &lt;b&gt;said&lt;/b&gt; 5 --&gt; 6 &amp; more\n\n' +
        '2\n01:02:03.004 --> 01:02:03.504\nshort\n',
    );
  });

  test('whatever was said, each cue is three lines and one blank one', () => {
    const segment = fc.record({
      text: fc.string({ unit: fc.constantFrom(...'a ->&<\n\r\t\u2028é') }),
      start: fc.nat(),
      end: fc.nat(),
    });
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
        const lines = toVtt(segments).split('\n');
        expect(lines.filter((line) => line.includes('-->'))).toHaveLength(segments.length);
        expect(lines).toHaveLength(2 + Math.max(1, segments.length * 4));
      }),
    );
  });
});

describe('figures on how it was said', () => {
  const [first, second] = sample().answers;

  test('spoken: time, pace, fillers, pauses', () => {
    expect(first && figuresOf(first, 'en-US', 60_000)).toEqual([
      { label: 'Time', value: '0:20', says: 'Within the minute.' },
      { label: 'Pace', value: '71 a minute', says: 'Slow: 110 to 160 words a minute are easy to follow.' },
      { label: 'Filler words', value: '1', says: '7.7 in a hundred words: “um” 1×.' },
      { label: 'Pauses', value: '1', says: 'Over 2 seconds; the longest took 5 seconds.' },
    ]);
  });

  test('typed: the time alone, with what was over', () => {
    expect(second && figuresOf(second, 'en-US', 60_000)).toEqual([
      { label: 'Time', value: '1:15', says: '15 seconds over the minute.' },
    ]);
  });

  test('the time to think is not of the answer, which may have more than a minute', () => {
    const answer = { spoken: [], typed: 'Yes.', spent: 160_000, prepared: 30_000 };
    expect(figuresOf(answer, 'en-US', 120_000)).toEqual([
      { label: 'Time', value: '2:10', says: '10 seconds over the 2 minutes, after 30 seconds to think.' },
    ]);
  });

  test('too little to tell a pace, and nothing to mend', () => {
    const short = figuresOf(
      { spoken: [{ text: 'Yes, I did.', start: 0, end: 1000 }], typed: '', spent: 2000, prepared: 0 },
      'en-US',
      60_000,
    );
    expect(short.slice(1)).toEqual([
      { label: 'Pace', value: '–', says: '3 words: too few to measure a pace.' },
      { label: 'Filler words', value: '0', says: 'None were heard.' },
      { label: 'Pauses', value: '0', says: 'None over 2 seconds.' },
    ]);
  });

  test('in a language of which nothing is known, fillers are not counted and a pace is not judged', () => {
    const said = { text: 'Um, like, er sei dat er om acht oere komt.', start: 0, end: 6000 };
    const answer = { spoken: [said], typed: '', spent: 6000, prepared: 0 };
    expect(figuresOf(answer, 'fy-NL', 60_000).slice(1, 3)).toEqual([
      { label: 'Pace', value: '100 a minute', says: 'No comfortable pace is known for this language.' },
      { label: 'Filler words', value: '–', says: 'Not counted: the filler words of this language are not known.' },
    ]);
    expect(momentsOf(answer, 'fy-NL')).toEqual([]);
  });

  test('where to listen again, in order', () => {
    expect(first && momentsOf(first, 'en-US')).toEqual([
      { label: '“Um”', at: 1000 },
      { label: 'Pause of 5 s', at: 3000 },
    ]);
  });
});

test('Markdown: every question with what was said, typed and counted, then the notes', () => {
  expect(toMarkdown(sample())).toBe(`# Interview practice: SDE-1

2026-10-01 10:00 UTC · 1:35 · 2 of 3 questions

## 1. Tell me about yourself.

### Said

- \`0:01\` Um, I study computer science.
- \`0:08\` I built a course finder for 300 students.

### Delivery

- Time: 0:20. Within the minute.
- Pace: 71 a minute. Slow: 110 to 160 words a minute are easy to follow.
- Filler words: 1. 7.7 in a hundred words: “um” 1×.
- Pauses: 1. Over 2 seconds; the longest took 5 seconds.

## 2. Which project are you most proud of, and what was your own part in it?

### Typed

> The course finder.
> It \\<saved\\> \\*time\\*.

### Delivery

- Time: 1:15. 15 seconds over the minute.

## 3. A third one?

Not reached.

## Notes

> Name a number.
`);
});
