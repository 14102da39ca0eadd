import { after, done, fail, type Ignored, type Replay } from '../../support/replay';

const program = { source: 'int main(void) { return 0; }', language: 'c', standard: 'C17' };
const limits = { seconds: 10, outputBytes: 1_000_000, memoryBytes: 268_435_456 };
const cases = [
  { input: '1\n', output: '1\n' },
  { input: '2\n', output: '4\n' },
];
const plain = { id: 'run-1', program, input: { kind: 'batch', text: '' }, limits, challenge: null };
const typed = { ...plain, input: { kind: 'typed' } };
const asked = { ...plain, challenge: { id: 7, solved: false, cases } };

const run = (request: object = plain, ready = true) => ({ type: 'run.requested', request, ready });
const built = (ok = true) => ({ type: 'build.finished', ok, diagnostics: [], text: '', milliseconds: 60 });
const unbuilt = { type: 'build.failed', problem: 'compiler-stack' };
const wrote = (text: string, stream = 'stdout') => ({ type: 'program.wrote', stream, text });
const waited = { type: 'program.waited' };
const enter = (text: string) => ({ type: 'line.entered', text });
const exited = (code = 0) => ({ type: 'program.ended', outcome: { kind: 'exited', code }, milliseconds: 5 });
const fault = {
  kind: 'fault',
  fault: { message: 'division by zero', place: { line: 3, column: 7 }, explanation: 'You divided by zero.' },
};
const stop = { type: 'run.stopped' };
const replaced = { type: 'program.replaced' };
const clear = { type: 'output.cleared' };
const tested = (index: number, output: string) => ({
  type: 'test.finished',
  index,
  output,
  outcome: { kind: 'exited', code: 0 },
  milliseconds: 3,
});
const testsOver = { type: 'tests.finished' };
const judged = (solved: boolean) => done('judge', { solved });
const least = after('runDelay', 'terminalRun.running.least.passing');

const COMPILING = 'running.{least.passing, program.compiling}';
const COMPUTING = 'running.{least.passing, program.executing.computing}';
const WAITING = 'running.{least.passing, program.executing.waiting}';
const OVER = 'running.{least.passing, program.over}';

const nothing = {
  output: [],
  build: null,
  buildProblem: null,
  end: null,
  milliseconds: null,
  tests: [],
  verdict: null,
};
const build = { ok: true, diagnostics: [], text: '', milliseconds: 60 };
const test = (index: number, output: string) => ({
  index,
  output,
  outcome: { kind: 'exited', code: 0 },
  milliseconds: 3,
});

const toEnd = (request: object): Replay['steps'] => [
  [run(request), COMPILING],
  [built(), COMPUTING],
  [wrote('1\n'), COMPUTING],
  [exited(), OVER],
];
const toTesting: Replay['steps'] = [...toEnd(asked), [least, 'testing']];
const toJudging: Replay['steps'] = [
  ...toTesting,
  [tested(0, '1\n'), { state: 'testing', context: { tests: [test(0, '1\n')] } }],
  [tested(1, '4\n'), { state: 'testing', context: { tests: [test(0, '1\n'), test(1, '4\n')] } }],
  [testsOver, 'judging'],
];
const events = (steps: Replay['steps']) => steps.map(([event]) => event);

export const happyPath = 'a challenge is solved when all tests pass on real output, and the modal closes by itself';

export const replays: readonly Replay[] = [
  {
    name: 'builds, runs, and shows what was written after 800 ms at the least',
    spec: '§4: idle, then running (Run disabled), then after 800 ms output or error is shown',
    starts: 'idle.empty',
    steps: [
      [run(), { state: COMPILING, context: { request: plain, seconds: 10, ...nothing } }],
      [built(), { state: COMPUTING, context: { build } }],
      [wrote('Hel'), COMPUTING],
      [wrote('lo\n'), { state: COMPUTING, context: { output: [{ stream: 'stdout', text: 'Hello\n' }] } }],
      [
        wrote('careful\n', 'stderr'),
        {
          state: COMPUTING,
          context: {
            output: [
              { stream: 'stdout', text: 'Hello\n' },
              { stream: 'stderr', text: 'careful\n' },
            ],
          },
        },
      ],
      [exited(3), { state: OVER, context: { end: { kind: 'exited', code: 3 }, milliseconds: 5 } }],
      [
        least,
        {
          state: 'idle.showing',
          emits: [
            {
              type: 'run.ended',
              request: plain,
              shown: {
                ...nothing,
                build,
                output: [
                  { stream: 'stdout', text: 'Hello\n' },
                  { stream: 'stderr', text: 'careful\n' },
                ],
                end: { kind: 'exited', code: 3 },
                milliseconds: 5,
              },
            },
          ],
        },
      ],
    ],
  },
  {
    name: 'a program that takes longer is shown when it ends, and the next run begins with nothing',
    spec: '§4: running',
    starts: 'idle.empty',
    steps: [
      [run(), COMPILING],
      [built(), COMPUTING],
      [least, 'running.{least.passed, program.executing.computing}'],
      [wrote('done'), 'running.{least.passed, program.executing.computing}'],
      [exited(), 'idle.showing'],
      [run(), { state: COMPILING, context: nothing }],
    ],
  },
  {
    name: 'a long output comes in pieces, so that little is copied for more of it',
    spec: 'issue 6: output 1 MB',
    starts: 'idle.empty',
    steps: [
      [run(), COMPILING],
      [built(), COMPUTING],
      [wrote('a'.repeat(20_000)), COMPUTING],
      [
        wrote('b'),
        {
          state: COMPUTING,
          context: {
            output: [
              { stream: 'stdout', text: 'a'.repeat(20_000) },
              { stream: 'stdout', text: 'b' },
            ],
          },
        },
      ],
    ],
  },
  {
    name: 'waits for the compiler, then runs',
    spec: 'a run asked for before the toolchain is there loads it and goes on',
    starts: 'idle.empty',
    steps: [
      [run(plain, false), { state: 'loading', context: { request: plain } }],
      [{ type: 'toolchain.ready' }, COMPILING],
    ],
  },
  {
    name: 'need not wait for the compiler',
    spec: 'long work has a way out',
    starts: 'idle.empty',
    steps: [
      ...toEnd(plain),
      [least, 'idle.showing'],
      [run(plain, false), 'loading'],
      [stop, { state: 'idle.empty', context: { request: null } }],
    ],
  },
  {
    name: 'errors of the compiler are shown, and nothing runs',
    spec: '§4: output or error is shown',
    starts: 'idle.empty',
    steps: [
      [run(), COMPILING],
      [built(false), { state: OVER, context: { end: { kind: 'unbuilt' }, build: { ok: false } } }],
      [least, 'idle.showing'],
    ],
  },
  {
    name: 'a compiler that gave up is shown with its reason',
    spec: 'issue 6: has 400 nested ifs: a plain message, the next run works',
    starts: 'idle.empty',
    steps: [
      [run(), COMPILING],
      [unbuilt, { state: OVER, context: { end: { kind: 'unbuilt' }, buildProblem: 'compiler-stack' } }],
      [least, 'idle.showing'],
      [run(), { state: COMPILING, context: { buildProblem: null } }],
    ],
  },
  {
    name: 'reads lines that are typed while it runs',
    spec: 'issue 6: interactive typing; prompts without a newline appear before the program waits',
    starts: 'idle.empty',
    steps: [
      [run(typed), COMPILING],
      [built(), COMPUTING],
      [wrote('Name? '), COMPUTING],
      [waited, WAITING],
      [
        enter('Ada\n'),
        {
          state: COMPUTING,
          sends: [{ to: 'runProgram', event: { type: 'input.typed', text: 'Ada\n' } }],
          context: {
            output: [
              { stream: 'stdout', text: 'Name? ' },
              { stream: 'typed', text: 'Ada\n' },
            ],
          },
        },
      ],
      [enter('ahead\n'), COMPUTING],
      [waited, WAITING],
      [{ type: 'input.closed' }, { state: COMPUTING, sends: [{ to: 'runProgram', event: { type: 'input.ended' } }] }],
      [exited(), OVER],
    ],
  },
  {
    name: 'its time is extended while it runs, and a limit that is met ends it',
    spec: 'issue 6: time 10 s (can be extended while it runs)',
    starts: 'idle.empty',
    steps: [
      [run(), COMPILING],
      [built(), COMPUTING],
      [least, 'running.{least.passed, program.executing.computing}'],
      [
        { type: 'time.added', seconds: 30 },
        {
          state: 'running.{least.passed, program.executing.computing}',
          context: { seconds: 40 },
          sends: [{ to: 'runProgram', event: { type: 'time.extended', seconds: 30 } }],
        },
      ],
      [
        { type: 'program.ended', outcome: { kind: 'limit', limit: 'time' }, milliseconds: 40_000 },
        { state: 'idle.showing', context: { end: { kind: 'limit', limit: 'time' } } },
      ],
    ],
  },
  {
    name: 'stops at once, with the output so far',
    spec: 'issue 6: Stop at once (infinite loops included), output so far kept',
    starts: 'idle.empty',
    steps: [
      [run(asked), COMPILING],
      [built(), COMPUTING],
      [wrote('1'), COMPUTING],
      [
        stop,
        {
          state: 'idle.showing',
          context: { end: { kind: 'stopped' }, output: [{ stream: 'stdout', text: '1' }] },
          emits: [
            {
              type: 'run.ended',
              request: asked,
              shown: { ...nothing, build, output: [{ stream: 'stdout', text: '1' }], end: { kind: 'stopped' } },
            },
          ],
        },
      ],
    ],
  },
  {
    name: 'an engine that breaks says so, and the next run is possible',
    spec: 'every invoke leads to a way out',
    starts: 'idle.empty',
    steps: [
      [run(asked), COMPILING],
      [fail('runProgram'), { state: 'idle.showing', context: { end: { kind: 'broken' } } }],
      [run(), COMPILING],
    ],
  },
  {
    name: 'clears what is shown, also while it runs',
    spec: '§4: Clear empties output and error',
    starts: 'idle.empty',
    steps: [
      [run(), COMPILING],
      [built(), COMPUTING],
      [wrote('1'), COMPUTING],
      [clear, { state: COMPUTING, context: { output: [] } }],
      [exited(), OVER],
      [least, 'idle.showing'],
      [clear, { state: 'idle.empty', context: nothing }],
    ],
  },
  {
    name: 'another program in the editor ends the run and clears the pane',
    spec: '§4: Selecting a challenge … clears output and errors',
    starts: 'idle.empty',
    steps: [
      [run(), COMPILING],
      [replaced, { state: 'idle.empty', context: { ...nothing, request: null } }],
    ],
  },
  {
    name: 'a challenge is solved when all tests pass on real output, and the modal closes by itself',
    spec: '§4: it becomes solved and the completion modal appears, auto-closing after 3 s',
    starts: 'idle.empty',
    steps: [
      ...toJudging,
      [
        judged(true),
        { state: 'solved', context: { verdict: { solved: true } }, emits: [{ type: 'challenge.solved', id: 7 }] },
      ],
      [after('closeDelay', 'terminalRun.solved'), 'idle.showing'],
    ],
  },
  {
    name: 'Continue closes the modal',
    spec: '§4: or on Continue',
    starts: 'idle.empty',
    steps: [...toJudging, [judged(true), 'solved'], [{ type: 'challenge.continued' }, 'idle.showing']],
  },
  {
    name: 'tests that fail are shown, and nothing is solved',
    spec: 'issue 6: solved = all tests pass on real output',
    starts: 'idle.empty',
    steps: [
      ...toJudging,
      [judged(false), { state: 'idle.showing', context: { verdict: { solved: false } }, emits: [] }],
    ],
  },
  {
    name: 'a challenge that was solved before is tested, and not celebrated again',
    spec: '§4: if a challenge is selected, unsolved',
    starts: 'idle.empty',
    steps: [
      ...toEnd({ ...asked, challenge: { ...asked.challenge, solved: true } }),
      [least, 'testing'],
      [testsOver, 'judging'],
      [judged(true), { state: 'idle.showing', context: { verdict: { solved: true } }, emits: [] }],
    ],
  },
  {
    name: 'a program that did not end by itself is not tested',
    spec: 'Runtime Error: {message} for runtime faults',
    starts: 'idle.empty',
    steps: [
      [run(asked), COMPILING],
      [built(), COMPUTING],
      [
        { type: 'program.ended', outcome: fault, milliseconds: 1 },
        { state: OVER, context: { end: fault } },
      ],
      [least, 'idle.showing'],
    ],
  },
  {
    name: 'tests are stopped, with the results so far',
    spec: 'issue 6: Stop at once',
    starts: 'idle.empty',
    steps: [
      ...toTesting,
      [tested(0, '1\n'), 'testing'],
      [stop, { state: 'idle.showing', context: { tests: [test(0, '1\n')], verdict: null } }],
    ],
  },
  {
    name: 'tests whose build does not come end, and nothing is solved',
    spec: 'every way out of testing',
    starts: 'idle.empty',
    steps: [
      ...toTesting,
      [built(), 'testing'],
      [built(false), { state: 'idle.showing', context: { verdict: null } }],
      ...toEnd(asked).map((step) => step),
      [least, 'testing'],
      [unbuilt, 'idle.showing'],
      ...toEnd(asked).map((step) => step),
      [least, 'testing'],
      [fail('runTests'), 'idle.showing'],
      ...toEnd(asked).map((step) => step),
      [least, 'testing'],
      [testsOver, 'judging'],
      [fail('judge'), { state: 'idle.showing', context: { verdict: null } }],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  { state: 'idle.empty', steps: [], events: [stop, wrote('x'), exited(), enter('x'), testsOver, built()] },
  {
    // A second Run, or a line before the program is there.
    state: COMPILING,
    steps: [run()],
    events: [run(typed), enter('x'), wrote('x'), exited(), { type: 'time.added', seconds: 30 }],
  },
  {
    state: OVER,
    steps: events(toEnd(plain)),
    events: [wrote('late'), enter('late'), { type: 'time.added', seconds: 30 }, exited(), run()],
  },
  { state: 'idle.showing', steps: [run(), stop], events: [wrote('late'), exited(), built(), tested(0, 'x')] },
  { state: 'testing', steps: events(toTesting), events: [run(), enter('x'), wrote('x')] },
  { state: 'judging', steps: [...events(toTesting), testsOver], events: [run(), enter('x'), wrote('x'), testsOver] },
];
