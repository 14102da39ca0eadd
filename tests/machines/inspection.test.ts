import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { registry } from '../../machines/registry';
import { typingTestMachine } from '../../machines/typing-test.machine';
import { createInspection } from '../../src/app/inspection';
import { inspectionFlag, keepInspectionFlag } from '../../src/app/inspection-flag';
import { literal, printEvent, printReplay } from '../../src/app/inspector/print-replay';
import { createRecorder } from '../../src/app/inspector/recorder';
import { HIDDEN, hideSecrets, readableJson } from '../../src/app/inspector/show';
import { attacks } from '../fixtures/attacks';
import { after, begin, done, fail, type Replay, statePath, take } from '../support/replay';
import { scriptedStream } from '../support/scripted-actors';
import { allReplays } from './all-replays';

const pasted = (text: string): Replay =>
  new Function('done', 'fail', 'after', `return [${text}][0]`)(done, fail, after) as Replay;

describe('a replay as text', () => {
  test.each(registry.map((entry) => [entry.file, entry] as const))('%s: pasted, it is the same walk', (file, entry) => {
    for (const replay of allReplays[file]?.replays ?? []) {
      const input = 'input' in replay ? replay.input : entry.input;
      const walk = begin(entry.machine, input);
      const starts = statePath(walk.snapshot.value);
      const steps = replay.steps.map(([event]) => {
        take(entry.machine, walk, event);
        return [event, statePath(walk.snapshot.value)] as const;
      });
      const again = pasted(printReplay({ name: replay.name, spec: replay.spec, input, starts, steps }));
      expect(again).toEqual({ name: replay.name, spec: replay.spec, input, starts, steps });
    }
  });

  test('hostile words, pasted, are the same words, and nothing of them runs', () => {
    const words = [
      ...attacks,
      "'); __attack(); ('",
      '`' + '$' + '{__attack()}`',
      '*/ __attack() /*',
      '\\',
      '\u2028__attack()',
      '\r\n',
      '\0',
    ];
    const keys = Object.fromEntries(words.map((word) => [word, word]));
    const input = JSON.parse(`{"__proto__": {"polluted": true}, "keys": ${JSON.stringify(keys)}}`);
    const steps = words.map((word) => [{ type: word, word, error: word }, word] as const);
    const replay = { name: words.join(), spec: words.join(), input, starts: words.join(), steps };
    const again = pasted(printReplay({ ...replay, remark: words.join() }));
    expect(again).toEqual(replay);
    expect(Object.getPrototypeOf('input' in again ? again.input : null)).toBe(Object.prototype);
  });

  test.each([
    [{ type: 'a.done' }, "{ type: 'a.done' }"],
    [done('read', { text: 'it\'s "so"\n' }), `done('read', { text: 'it\\'s "so"\\n' })`],
    [done('read'), "done('read')"],
    [fail('read', new Error('gone')), "fail('read', new Error('gone'))"],
    [after('patience', 'flow.a.b'), "after('patience', 'flow.a.b')"],
  ])('an event: %j', (event, text) => {
    expect(printEvent(event)).toBe(text);
  });

  test('what is no data is left out', () => {
    const circle: Record<string, unknown> = { a: 1, run: () => 1, 'a-b': [undefined] };
    circle.self = circle;
    expect(literal(circle)).toBe("{ a: 1, 'a-b': [undefined], self: undefined }");
  });
});

describe('what is shown', () => {
  test.each([
    [{ apiKey: 'abc' }, { apiKey: HIDDEN }],
    [{ headers: { Authorization: 'Bearer abcdefgh1234' } }, { headers: { Authorization: HIDDEN } }],
    [{ text: 'send Bearer abcdefgh1234 now' }, { text: `send ${HIDDEN} now` }],
    [{ note: 'sk-abcdefghijkl0123' }, { note: HIDDEN }],
    [['the key is my-key-1'], [`the key is ${HIDDEN}`]],
    [
      { password: '', fileKey: 'file-1', key: 'r-1', tokens: 12 },
      { password: '', fileKey: 'file-1', key: 'r-1', tokens: 12 },
    ],
  ])('secrets are hidden in %j', (value, expected) => {
    expect(hideSecrets(value, ['my-key-1'])).toEqual(expected);
  });

  test('long texts and lists are cut, and say by how much', () => {
    const shown = JSON.parse(readableJson({ text: 'a'.repeat(1234), list: Array.from({ length: 20 }, (_, n) => n) }));
    expect(shown.text).toMatch(/^a{160}… \(1,234 characters\)$/);
    expect(shown.list).toHaveLength(13);
    expect(shown.list.at(-1)).toBe('… 8 more');
    expect(readableJson(undefined)).toBe('undefined');
  });

  test('what holds itself does not hang it', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(readableJson(hideSecrets(circle, []))).toContain('[itself]');
  });
});

describe('recording', () => {
  function run() {
    const ticker = scriptedStream('ticker');
    const machine = typingTestMachine.provide({ actors: { ticker: ticker.logic as never } });
    const first = machine.getInitialSnapshot;
    const recorder = createRecorder(() => 0);
    machine.getInitialSnapshot = (scope, input) => {
      recorder.begin(scope.self, input);
      return first(scope, input);
    };
    const input = {
      settings: { seconds: 30, difficulty: 'easy', mode: 'words', theme: 'blue' },
      pool: [],
      seed: 1,
    } as const;
    const actor = createActor(machine, { input });
    return { recorder, actor, input, ticker };
  }

  test('an actor that never starts is not shown; one that stops is kept as ended, what it ran is not', () => {
    const { recorder, actor } = run();
    expect(recorder.actors()).toEqual([]);
    actor.start();
    expect(recorder.actors().map(({ name, running }) => [name, running])).toEqual([['typingTest', true]]);
    actor.stop();
    expect(recorder.actors().map(({ name, running }) => [name, running])).toEqual([['typingTest', false]]);
    expect(recorder.log()[0]).toMatchObject({ target: 'typingTest', event: { type: 'xstate.stop' } });
  });

  test('the walk of a live flow, pasted, ends in the state of the flow', () => {
    const { recorder, actor, input } = run();
    actor.start();
    actor.send({ type: 'test.reset', seed: 2 } as never);
    actor.send({ type: 'no.such.event' } as never);
    const [seen] = recorder.actors();
    const replay = recorder.replayOf(seen?.id ?? '');
    expect(replay?.input).toEqual(input);
    const again = pasted(printReplay({ name: '', spec: '', ...(replay ?? { input, starts: '', steps: [] }) }));
    expect(again.steps).toHaveLength(2);
    const walk = begin(typingTestMachine, again.input);
    for (const [event, expected] of again.steps) {
      take(typingTestMachine, walk, event);
      expect(statePath(walk.snapshot.value)).toBe(expected);
    }
    expect(walk.snapshot.context).toEqual(actor.getSnapshot().context);
    actor.stop();
  });

  test('the log holds the newest 500, and clears', () => {
    const { recorder, actor } = run();
    actor.start();
    for (let n = 0; n < 600; n += 1) actor.send({ type: `probe.${n}` } as never);
    expect(recorder.log()).toHaveLength(500);
    expect(recorder.log()[0]?.event.type).toBe('probe.599');
    recorder.clear();
    expect(recorder.log()).toEqual([]);
    actor.stop();
  });

  test('off, it hears nothing more', () => {
    const { recorder, actor } = run();
    actor.start();
    recorder.end();
    const { length } = recorder.log();
    actor.send({ type: 'probe' } as never);
    expect(recorder.log()).toHaveLength(length);
    actor.stop();
  });
});

test('flows are listed with their pages; an unknown one is refused', async () => {
  const inspection = createInspection();
  const flows = await inspection.flows();
  expect(flows.map(({ file }) => file)).toEqual(registry.map(({ file }) => file));
  for (const { file, title } of flows) expect(await inspection.chart(file)).toContain(`# ${title}`);
  await expect(inspection.chart('nowhere')).rejects.toThrow('no page');
});

test('?inspect without storage holds for the page', () => {
  expect(inspectionFlag('?inspect')).toBe(true);
  expect(inspectionFlag('?tab=data&inspect=on')).toBe(true);
  expect(inspectionFlag('?inspect=off')).toBe(false);
  expect(inspectionFlag('')).toBe(false);
  expect(() => keepInspectionFlag(true)).not.toThrow();
});
