import { done, fail, type Ignored, type Replay } from '../../support/replay';

const topic = (text: string) => ({ type: 'topic.written', text });
const time = (text: string) => ({ type: 'time.written', text });
const next = { type: 'step.advanced' };
const back = { type: 'step.reversed' };
const request = { id: 'roadmap-1', at: '2026-11-21T10:00:00.000Z', today: '2026-11-21', builtIn: true };
const asked = { ...request, builtIn: false };
const generate = { type: 'roadmap.requested', request };
const ask = { type: 'roadmap.requested', request: asked };
const take = { type: 'reply.taken', request: asked };
const stop = { type: 'generation.stopped' };
const another = { type: 'another.requested' };
const streamed = (text: string) => ({ type: 'advice.streamed', text });
const finished = (text: string, finish = 'stop') => ({ type: 'advice.finished', text, finish });
const failed = (text: string, error: object) => ({ type: 'advice.failed', text, error });

const empty = {
  topic: '',
  time: '',
  correction: { hoursPerWeek: null, end: null },
  level: 'beginner',
  depth: 'overview',
  known: [],
};
const form = { ...empty, topic: 'React', time: '6 weeks' };
const roadmap = { title: 'React' };
const quota = { kind: 'quota', message: 'Too many requests.', status: 429 };
const unedited = { made: null, locked: [] };
const plan = { id: 'roadmap-1', createdAt: request.at, name: 'React', form, roadmap, ...unedited, reply: null };
const half = { text: '## Topics', finish: null, error: null };
const draft = { step: 'depth', form, plan: null, reply: null };
const toDepth: Replay['steps'] = [
  [topic('React'), 'topic'],
  [next, 'time'],
  [time('6 weeks'), 'time'],
  [next, 'level'],
  [next, 'depth.ready'],
];

export const happyPath = 'four steps to a roadmap of the built-in planner';

export const replays: readonly Replay[] = [
  {
    name: 'four steps to a roadmap of the built-in planner',
    spec: '§4: steps 1 to 4; on step 4 the button generates; the result replaces the wizard',
    starts: { state: 'topic', context: { form: empty, request: null, reply: null, failure: null, plan: null } },
    steps: [
      [topic('React'), { state: 'topic', context: { form: { ...empty, topic: 'React' } } }],
      [next, 'time'],
      [time('6 weeks'), { state: 'time', context: { form } }],
      [next, 'level'],
      [
        { type: 'level.chosen', level: 'advanced' },
        { state: 'level', context: { form: { level: 'advanced' } } },
      ],
      [
        { type: 'level.chosen', level: 'beginner' },
        { state: 'level', context: { form } },
      ],
      [next, 'depth.ready'],
      [
        { type: 'depth.chosen', depth: 'moderate' },
        { state: 'depth.ready', context: { form: { depth: 'moderate' } } },
      ],
      [
        { type: 'depth.chosen', depth: 'overview' },
        { state: 'depth.ready', context: { form } },
      ],
      [generate, { state: 'generating.planning', context: { request, failure: null, reply: null } }],
      [
        done('makePlan', roadmap),
        { state: 'result', context: { plan: 'roadmap-1' }, emits: [{ type: 'plan.made', plan }] },
      ],
      [another, { state: 'topic', context: { form: empty, plan: null, request: null } }],
    ],
  },
  {
    name: 'a step opens the next only with something in it',
    spec: '§5: step 1 needs a non-empty topic, step 2 a non-empty time limit, both after trimming',
    starts: 'topic',
    steps: [
      [next, 'topic'],
      [topic('  \n '), 'topic'],
      [next, 'topic'],
      [topic(' React '), 'topic'],
      [next, 'time'],
      [next, 'time'],
      [time('   '), 'time'],
      [next, 'time'],
      [time('soon, I hope'), 'time'],
      [next, 'level'],
    ],
  },
  {
    name: 'Back keeps what was entered; a correction goes with the words it corrects',
    spec: '§3: Back and Next; issue 4: echoed as understood, corrected where it is not',
    starts: 'topic',
    steps: [
      ...toDepth,
      [back, 'level'],
      [back, 'time'],
      [
        { type: 'time.corrected', correction: { hoursPerWeek: 5, end: null } },
        { state: 'time', context: { form: { correction: { hoursPerWeek: 5, end: null } } } },
      ],
      [time('7 weeks'), { state: 'time', context: { form: { correction: { hoursPerWeek: null, end: null } } } }],
      [back, { state: 'topic', context: { form: { topic: 'React', time: '7 weeks' } } }],
    ],
  },
  {
    name: 'a model streams, and its words are read into the structure',
    spec: '§7: the prompt asks for a markdown roadmap; decisions §3: replies stream',
    input: { draft },
    starts: 'depth.ready',
    steps: [
      [ask, { state: 'generating.writing', context: { reply: { text: '', finish: null, error: null } } }],
      [streamed('## Topics'), { state: 'generating.writing', context: { reply: half } }],
      [
        finished('## Topics\n- Hooks', 'length'),
        { state: 'generating.planning', context: { reply: { text: '## Topics\n- Hooks', finish: 'length' } } },
      ],
      [
        done('makePlan', roadmap),
        {
          state: 'result',
          context: { plan: 'roadmap-1', reply: null },
          emits: [
            {
              type: 'plan.made',
              plan: { ...plan, reply: { text: '## Topics\n- Hooks', finish: 'length', error: null } },
            },
          ],
        },
      ],
      [ask, { state: 'generating.writing', context: { reply: { text: '', finish: null, error: null } } }],
    ],
  },
  {
    name: 'a reply that holds no roadmap stays as it came',
    spec: 'issue 4: a reply that cannot be parsed stays as Markdown',
    input: { draft },
    starts: 'depth.ready',
    steps: [
      [ask, 'generating.writing'],
      [finished('I cannot.'), 'generating.planning'],
      [
        done('makePlan', null),
        {
          state: 'result',
          emits: [
            {
              type: 'plan.made',
              plan: { ...plan, roadmap: null, reply: { text: 'I cannot.', finish: 'stop', error: null } },
            },
          ],
        },
      ],
    ],
  },
  {
    name: 'a reader that crashes keeps the words',
    spec: 'every invoke leads to a way out',
    input: { draft },
    starts: 'depth.ready',
    steps: [
      [ask, 'generating.writing'],
      [finished('Words.'), 'generating.planning'],
      [
        fail('makePlan'),
        {
          state: 'result',
          context: { plan: 'roadmap-1' },
          emits: [
            {
              type: 'plan.made',
              plan: { ...plan, roadmap: null, reply: { text: 'Words.', finish: 'stop', error: null } },
            },
          ],
        },
      ],
    ],
  },
  {
    name: 'a provider’s refusal is shown in its words; what came in can be used',
    spec: '§8: provider error message in a red Error box',
    input: { draft },
    starts: 'depth.ready',
    steps: [
      [ask, 'generating.writing'],
      [streamed('## Topics'), 'generating.writing'],
      [
        failed('## Topics', quota),
        { state: 'depth.failed', context: { failure: 'provider', reply: { text: '## Topics', error: quota } } },
      ],
      [take, { state: 'generating.planning', context: { failure: null, reply: { text: '## Topics' } } }],
      [stop, 'depth.ready'],
      [ask, { state: 'generating.writing', context: { reply: { text: '' } } }],
    ],
  },
  {
    name: 'the three fallbacks by their causes',
    spec: '§8: Error generating roadmap, No roadmap was generated, Failed to generate roadmap',
    input: { draft },
    starts: 'depth.ready',
    steps: [
      [generate, 'generating.planning'],
      [fail('makePlan'), { state: 'depth.failed', context: { failure: 'engine' } }],
      [ask, 'generating.writing'],
      [fail('writePlan'), { state: 'depth.failed', context: { failure: 'engine' } }],
      [ask, 'generating.writing'],
      [finished('  \n'), { state: 'depth.failed', context: { failure: 'empty', reply: null } }],
      [ask, 'generating.writing'],
      [failed('', { kind: 'empty', message: 'No text.' }), { state: 'depth.failed', context: { failure: 'empty' } }],
      [ask, 'generating.writing'],
      [failed('', { kind: 'server', message: ' ' }), { state: 'depth.failed', context: { failure: 'request' } }],
      [{ type: 'depth.chosen', depth: 'moderate' }, 'depth.ready'],
    ],
  },
  {
    name: 'Stop keeps what came in, and before that leads back to the button',
    spec: 'decisions §3: replies can be stopped',
    input: { draft },
    starts: 'depth.ready',
    steps: [
      [generate, 'generating.planning'],
      [stop, 'depth.ready'],
      [ask, 'generating.writing'],
      [stop, { state: 'depth.ready', context: { reply: null } }],
      [ask, 'generating.writing'],
      [streamed('## Topics'), 'generating.writing'],
      [stop, { state: 'generating.planning', context: { reply: { text: '## Topics', error: { kind: 'aborted' } } } }],
    ],
  },
  ...(['time', 'level', 'result'] as const).map(
    (step): Replay => ({
      name: `goes on at ${step}`,
      spec: 'decisions §1: survives reload',
      input: { draft: { ...draft, step, plan: 'roadmap-1' } },
      starts: { state: step, context: { form, plan: 'roadmap-1' } },
      steps: [],
    }),
  ),
  {
    name: 'half a reply is there after a reload',
    spec: 'decisions §1: nothing is lost',
    input: { draft: { ...draft, reply: { ...half, error: quota } } },
    starts: { state: 'depth.ready', context: { reply: { ...half, error: quota } } },
    steps: [[take, 'generating.planning']],
  },
  ...(
    [
      [80, 'a'.repeat(80)],
      [81, `${'a'.repeat(79)}…`],
    ] as const
  ).map(
    ([length, name]): Replay => ({
      name: `a title of ${length} characters names the roadmap in 80 at most`,
      spec: 'decisions §1: roadmaps are kept',
      input: { draft },
      starts: 'depth.ready',
      steps: [
        [generate, 'generating.planning'],
        [
          done('makePlan', { title: ` ${'a'.repeat(length)} ` }),
          {
            state: 'result',
            emits: [{ type: 'plan.made', plan: { ...plan, name, roadmap: { title: ` ${'a'.repeat(length)} ` } } }],
          },
        ],
      ],
    }),
  ),
  {
    name: 'blank words are no reply and no topic',
    spec: '§8: No roadmap was generated',
    input: { draft: { ...draft, form: { ...form, topic: ' ' } } },
    starts: 'depth.ready',
    steps: [
      [generate, 'depth.ready'],
      [back, 'level'],
      [back, 'time'],
      [back, 'topic'],
      [topic('React'), 'topic'],
      [next, 'time'],
      [next, 'level'],
      [next, 'depth.ready'],
      [ask, 'generating.writing'],
      [streamed(' \n'), 'generating.writing'],
      [stop, { state: 'depth.ready', context: { reply: null } }],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  {
    state: 'topic',
    steps: [],
    events: [back, generate, another, time('6 weeks'), streamed('late'), stop, take],
  },
  {
    input: { draft },
    state: 'generating.writing',
    steps: [ask],
    events: [ask, back, next, topic('Other'), { type: 'depth.chosen', depth: 'moderate' }, another],
  },
  {
    input: { draft },
    state: 'generating.planning',
    steps: [generate],
    events: [generate, take, back, next, topic('Other'), { type: 'depth.chosen', depth: 'moderate' }, another],
  },
  {
    input: { draft: { ...draft, form: { ...form, time: ' ' }, step: 'result', plan: 'roadmap-1' } },
    state: 'result',
    steps: [],
    events: [generate],
  },
  {
    input: { draft: { ...draft, form: { ...form, time: ' ' } } },
    state: 'depth.ready',
    steps: [],
    events: [generate, take, finished('late'), failed('', quota), stop],
  },
  {
    input: { draft: { ...draft, step: 'result', plan: 'roadmap-1' } },
    state: 'result',
    steps: [],
    events: [topic('Other'), next, back, take, streamed('late'), stop],
  },
];
