import type { ChatMessage, Conversation } from '../../../machines/contracts/chat';
import { after, fail, type Ignored, type Replay } from '../../support/replay';

const at = '2026-11-20T10:00:00.000Z';
const later = '2026-11-20T10:05:00.000Z';
const ask = (n: number) => ({ questionId: `q${n}`, replyId: `r${n}`, at, by: 'Built-in coach' });
const again = (id: string) => ({ type: 'reply.retried', replyId: id, at: later, by: 'Gemini' });

const question = (n: number, content = `Question ${n}`): ChatMessage => ({ id: `q${n}`, role: 'user', content, at });
const reply = (n: number, content = `Reply ${n}`, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `r${n}`,
  role: 'bot',
  content,
  at,
  by: 'Built-in coach',
  finish: 'stop',
  error: null,
  note: null,
  ...more,
});
const open = (n: number, content = '') => reply(n, content, { finish: null });
const saved = (...messages: ChatMessage[]): Conversation => ({
  id: 'chat-1',
  name: 'Question 1',
  guide: null,
  messages,
  createdAt: at,
  updatedAt: at,
});
const input = (...messages: ChatMessage[]) => ({
  id: 'chat-1',
  guide: null,
  conversation: saved(...messages),
  draft: '',
});
const changed = (conversation: Conversation, branch = false) => ({
  type: 'conversation.changed',
  conversation,
  branch,
});
const quota = { kind: 'quota', message: 'Wait 42 seconds.' } as const;
const finished = (text: string, finish = 'stop') => ({ type: 'reply.finished', text, finish, note: null });
const streamed = (text: string) => ({ type: 'reply.streamed', text });
const file = { name: 'a.c', kind: 'code', text: 'int x;', length: 6 } as const;
const coach = { engine: 'built-in', mode: 'answer', personal: true } as const;
const teacher = { engine: null, mode: 'teach', personal: false } as const;
const page = { name: 'Heaps', url: 'https://example.org/heaps' };
const given = { cards: [{ title: 'Heaps', sources: [page] }], personal: true };
const typed = { type: 'draft.changed', text: '  Question 1 ' };
const sent = { type: 'draft.sent', ...ask(1) };

export const happyPath = 'a question is asked, the reply streams in and is kept';

export const replays: readonly Replay[] = [
  {
    name: 'a question is asked, the reply streams in and is kept',
    spec: '§4: idle, then loading after a message is sent, then idle after the reply',
    starts: {
      state: 'idle',
      context: {
        conversation: { id: 'chat-1', guide: null, name: '', messages: [], createdAt: '', updatedAt: '' },
        writing: '',
        begun: '',
        draft: '',
      },
    },
    steps: [
      [typed, { state: 'idle', context: { draft: '  Question 1 ' } }],
      [
        sent,
        {
          state: 'loading.waiting',
          context: { draft: '', writing: '' },
          emits: [changed(saved(question(1), open(1)))],
        },
      ],
      [streamed('Rep'), { state: 'loading.writing', context: { writing: 'Rep' }, emits: [] }],
      [streamed('Reply'), { state: 'loading.writing', context: { writing: 'Reply' } }],
      [
        after('keepInterval', 'chat.loading.writing'),
        { state: 'loading.writing', emits: [changed(saved(question(1), open(1, 'Reply')))] },
      ],
      [
        finished('Reply 1'),
        { state: 'idle', context: { writing: '' }, emits: [changed(saved(question(1), reply(1)))] },
      ],
    ],
  },
  {
    name: 'a long question names the conversation by its beginning',
    spec: 'conversations are named',
    starts: 'idle',
    steps: [
      [
        {
          type: 'topic.chosen',
          text: 'What is the difference between a pointer and a reference, and when do I use each?',
          ...ask(1),
        },
        {
          state: 'loading.waiting',
          context: { conversation: { name: 'What is the difference between a pointer and a reference,…' } },
        },
      ],
    ],
  },
  ...(
    [
      ['a'.repeat(60), 'a'.repeat(60)],
      ['a'.repeat(61), `${'a'.repeat(60)}…`],
      [`${'a'.repeat(30)} ${'b'.repeat(40)}`, `${'a'.repeat(30)} ${'b'.repeat(29)}…`],
      [`${'a'.repeat(31)} ${'b'.repeat(40)}`, `${'a'.repeat(31)}…`],
    ] as const
  ).map(
    ([text, name]): Replay => ({
      name: `a question of ${text.length} characters gives a name of ${name.length}`,
      spec: 'conversations are named',
      starts: 'idle',
      steps: [
        [
          { type: 'topic.chosen', text, ...ask(1) },
          { state: 'loading.waiting', context: { conversation: { name } } },
        ],
      ],
    }),
  ),
  {
    name: 'what is said is appended to the text box, also while a reply comes in',
    spec: '§4: voice input: result appended to the text box',
    starts: 'idle',
    steps: [
      [
        { type: 'words.heard', text: 'what is' },
        { state: 'idle', context: { draft: 'what is' } },
      ],
      [
        { type: 'words.heard', text: 'a heap' },
        { state: 'idle', context: { draft: 'what is a heap' } },
      ],
      [{ type: 'draft.changed', text: ' \n' }, 'idle'],
      [
        { type: 'words.heard', text: 'what is' },
        { state: 'idle', context: { draft: 'what is' } },
      ],
      [{ type: 'draft.changed', text: 'what is ' }, 'idle'],
      [
        { type: 'words.heard', text: 'a heap' },
        { state: 'idle', context: { draft: 'what is a heap' } },
      ],
      [sent, 'loading.waiting'],
      [
        { type: 'words.heard', text: 'and a stack' },
        { state: 'loading.waiting', context: { draft: 'and a stack' } },
      ],
    ],
  },
  {
    name: 'a failure keeps what came in; Retry leaves it where it is and asks the same question',
    spec: '§8: tutor chat failure; what came in before an error is kept',
    starts: 'idle',
    steps: [
      [typed, 'idle'],
      [sent, 'loading.waiting'],
      [streamed('Half'), 'loading.writing'],
      [
        { type: 'reply.failed', text: 'Half', error: quota },
        { state: 'idle', emits: [changed(saved(question(1), reply(1, 'Half', { finish: null, error: quota })))] },
      ],
      [
        again('r2'),
        {
          state: 'loading.waiting',
          emits: [
            changed({
              ...saved(question(1), reply(1, 'Half', { finish: null, error: quota }), open(2, '')),
              messages: [
                question(1),
                reply(1, 'Half', { finish: null, error: quota }),
                { ...open(2), at: later, by: 'Gemini' },
              ],
              updatedAt: later,
            }),
          ],
        },
      ],
    ],
  },
  {
    name: 'an attempt that brought nothing gives way to the next',
    spec: '§8: please try again',
    input: input(question(1), reply(1, '', { finish: null, error: quota })),
    starts: 'idle',
    steps: [
      [
        again('r2'),
        {
          state: 'loading.waiting',
          context: { conversation: { messages: [question(1), { ...open(2), at: later, by: 'Gemini' }] } },
        },
      ],
    ],
  },
  {
    name: 'Stop ends the request and keeps what came in',
    spec: 'decisions §1: replies can be stopped',
    starts: 'idle',
    steps: [
      [typed, 'idle'],
      [sent, 'loading.waiting'],
      [streamed('Half'), 'loading.writing'],
      [
        { type: 'reply.stopped' },
        { state: 'idle', emits: [changed(saved(question(1), reply(1, 'Half', { finish: 'stopped' })))] },
      ],
    ],
  },
  {
    name: 'a reply cut by its limit is continued in its own place',
    spec: 'decisions §3: a reply cut by its token limit says so and offers to go on',
    input: input(question(1), reply(1, 'First half', { finish: 'length' })),
    starts: 'idle',
    steps: [
      [
        { type: 'reply.continued', replyId: 'r9', at: later, by: 'Gemini' },
        { state: 'loading.waiting', context: { writing: 'First half', begun: 'First half' } },
      ],
      [streamed(', sec'), { state: 'loading.writing', context: { writing: 'First half, sec' } }],
      [
        finished(', second half'),
        {
          state: 'idle',
          context: {
            begun: '',
            conversation: { messages: [question(1), reply(1, 'First half, second half', { by: 'Gemini' })] },
          },
        },
      ],
    ],
  },
  {
    name: 'an edited question cuts the conversation, and a copy keeps it as it was',
    spec: 'decisions §1: the conversation can be edited; nothing the user made is lost',
    input: input(question(1), reply(1), question(2), reply(2)),
    starts: 'idle',
    steps: [
      [
        { type: 'question.edited', messageId: 'q1', text: 'Question 3', keptId: 'chat-0', ...ask(3) },
        {
          state: 'loading.waiting',
          emits: [
            changed(
              {
                ...saved(question(1), reply(1), question(2), reply(2)),
                id: 'chat-0',
                name: 'Question 1 (before the edit)',
              },
              true,
            ),
            changed({ ...saved(question(3), open(3)), name: 'Question 3' }),
          ],
        },
      ],
    ],
  },
  {
    name: 'a later question is edited: what came before it stays, and so does the name',
    spec: 'decisions §1: the conversation can be edited',
    input: input(question(1), reply(1), question(2), reply(2)),
    starts: 'idle',
    steps: [
      [
        { type: 'question.edited', messageId: 'q2', text: 'Question 3', keptId: 'chat-0', ...ask(3) },
        {
          state: 'loading.waiting',
          context: { conversation: saved(question(1), reply(1), question(3), open(3)) },
        },
      ],
    ],
  },
  {
    name: 'a reply that a reload interrupted says so and can be asked for again',
    spec: 'a reload in the middle keeps what came in',
    input: input(question(1), open(1, 'Half')),
    starts: {
      state: 'idle',
      context: {
        conversation: { messages: [question(1), { content: 'Half', finish: null, error: { kind: 'aborted' } }] },
      },
    },
    steps: [[again('r2'), 'loading.waiting']],
  },
  {
    name: 'leaving the screen in the middle keeps what came in',
    spec: 'nothing the user waited for is lost',
    starts: 'idle',
    steps: [
      [typed, 'idle'],
      [sent, 'loading.waiting'],
      [streamed('Half'), 'loading.writing'],
      [
        { type: 'chat.left' },
        {
          state: 'idle',
          context: {
            conversation: { messages: [question(1), { content: 'Half', finish: null, error: { kind: 'aborted' } }] },
          },
        },
      ],
    ],
  },
  {
    name: 'files are kept with the question that they came with, and sent with it',
    spec: 'issue 17: files can be attached as data',
    starts: 'idle',
    steps: [
      [typed, 'idle'],
      [
        { ...sent, files: [file] },
        {
          state: 'loading.waiting',
          emits: [changed(saved({ ...question(1), files: [file] }, open(1)))],
        },
      ],
    ],
  },
  {
    name: 'who answers is chosen before the first question and kept with it, and later at once',
    spec: 'issue 17: model and mode per chat',
    starts: 'idle',
    steps: [
      [
        { type: 'manner.chosen', manner: coach },
        { state: 'idle', context: { conversation: { manner: coach } }, emits: [] },
      ],
      [typed, 'idle'],
      [sent, { state: 'loading.waiting', emits: [changed({ ...saved(question(1), open(1)), manner: coach })] }],
      [finished('Reply 1'), 'idle'],
      [
        { type: 'manner.chosen', manner: teacher },
        { state: 'idle', emits: [changed({ ...saved(question(1), reply(1)), manner: teacher })] },
      ],
    ],
  },
  {
    name: 'what a model is given, thinks and cites is kept with its reply',
    spec: 'issue 17: sources shown; thoughts fold away; citations are shown',
    starts: 'idle',
    steps: [
      [typed, 'idle'],
      [sent, 'loading.waiting'],
      [
        { type: 'reply.prepared', given },
        { state: 'loading.waiting', context: { conversation: { messages: [question(1), { ...open(1), given }] } } },
      ],
      [
        { ...streamed(''), thoughts: 'A tree?' },
        { state: 'loading.writing', context: { writing: '', aside: { thoughts: 'A tree?' } } },
      ],
      [
        { ...finished('Reply 1'), thoughts: 'A tree.', cites: [page] },
        {
          state: 'idle',
          context: { aside: {} },
          emits: [changed(saved(question(1), { ...reply(1), given, thoughts: 'A tree.', cites: [page] }))],
        },
      ],
    ],
  },
  {
    name: 'survives an actor that crashes',
    spec: 'every invoke leads to a way out',
    starts: 'idle',
    steps: [
      [typed, 'idle'],
      [sent, 'loading.waiting'],
      [
        fail('reply'),
        { state: 'idle', context: { conversation: { messages: [question(1), { error: { kind: 'malformed' } }] } } },
      ],
    ],
  },
  {
    name: 'takes in what another tab wrote, and in the middle of a reply only the name',
    spec: 'two tabs merge by document',
    input: input(question(1), reply(1)),
    starts: 'idle',
    steps: [
      [
        { type: 'conversation.received', conversation: saved(question(1), reply(1), question(2), reply(2)) },
        { state: 'idle', context: { conversation: saved(question(1), reply(1), question(2), reply(2)) } },
      ],
      [{ type: 'draft.changed', text: 'Question 3' }, 'idle'],
      [{ type: 'draft.sent', ...ask(3) }, 'loading.waiting'],
      [
        { type: 'conversation.received', conversation: { ...saved(question(1)), name: 'Pointers' } },
        {
          state: 'loading.waiting',
          context: {
            conversation: {
              name: 'Pointers',
              messages: [question(1), reply(1), question(2), reply(2), question(3), open(3)],
            },
          },
        },
      ],
    ],
  },
  {
    name: 'a conversation deleted in the middle of a reply stays deleted',
    spec: 'conversations are deleted with undo',
    starts: 'idle',
    steps: [
      [typed, 'idle'],
      [sent, 'loading.waiting'],
      [
        { type: 'conversation.removed' },
        { state: 'idle', context: { conversation: { id: 'chat-1', messages: [] } }, emits: [] },
      ],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  {
    state: 'idle',
    steps: [{ type: 'draft.changed', text: ' \n ' }],
    events: [
      sent,
      { type: 'topic.chosen', text: '   ', ...ask(1) },
      again('r2'),
      { type: 'reply.continued', replyId: 'r2', at, by: 'Gemini' },
      { type: 'reply.stopped' },
      { type: 'chat.left' },
      streamed('late'),
      finished('late'),
    ],
  },
  {
    input: input(question(1), reply(1)),
    state: 'idle',
    steps: [],
    events: [
      { type: 'question.edited', messageId: 'q1', text: '  ', keptId: 'chat-0', ...ask(3) },
      { type: 'question.edited', messageId: 'r1', text: 'More', keptId: 'chat-0', ...ask(3) },
      { type: 'question.edited', messageId: 'q7', text: 'More', keptId: 'chat-0', ...ask(3) },
      { type: 'reply.continued', replyId: 'r2', at, by: 'Gemini' },
      { type: 'conversation.received', conversation: { ...saved(question(1)), id: 'chat-2' } },
    ],
  },
  {
    state: 'loading.waiting',
    steps: [typed, sent],
    events: [
      { type: 'draft.sent', ...ask(2) },
      { type: 'topic.chosen', text: 'More', ...ask(2) },
      { type: 'question.edited', messageId: 'q1', text: 'More', keptId: 'chat-0', ...ask(2) },
      again('r2'),
      { type: 'conversation.received', conversation: { ...saved(question(1)), id: 'chat-2' } },
    ],
  },
];
