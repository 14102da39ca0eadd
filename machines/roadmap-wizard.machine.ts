/**
 * Roadmap generator: topic, time, level and depth, then a roadmap by the built-in planner or a model's streamed reply.
 * Product spec sections 2, 4, 5, 7, 8 and 9; screen `/personalized-roadmap`.
 */
import { assign, type EventObject, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { AiError } from './contracts/ai';
import type {
  Advice,
  MakePlanInput,
  Plan,
  Roadmap,
  RoadmapForm,
  RoadmapRequest,
  WizardDraft,
  WizardFailure,
  WizardStep,
  WritePlanInput,
} from './contracts/roadmap';
import type { WizardContext, WizardEmitted, WizardEvent, WizardInput } from './contracts/roadmap-wizard-flow';

export const roadmapWizardMachine = setup({
  types: {
    context: {} as WizardContext,
    events: {} as WizardEvent,
    meta: {} as { spec: string },
    input: {} as WizardInput,
    emitted: {} as WizardEmitted,
    tags: {} as 'busy' | 'time' | 'level' | 'depth' | 'result',
  },
  actors: {
    makePlan: fromPromise<Roadmap | null, MakePlanInput>(() => new Promise(() => {})),
    writePlan: fromCallback<EventObject, WritePlanInput>(() => {}),
  },
  guards: {
    hasTopic: ({ context: { form } }) => form.topic.trim() !== '',
    isComplete: ({ context: { form } }) => form.topic.trim() !== '' && form.time.trim() !== '',
    isBuiltIn: ({ context }) => context.request?.builtIn ?? true,
    hasReply: ({ context }) => isSaid(context.reply),
    isBlank: (_, { text }: { text: string }) => text.trim() === '',
    leftAtResult: ({ context }) => context.restoring === 'result' && context.plan !== null,
    leftAtDepth: ({ context }) => context.restoring === 'depth',
    leftAtLevel: ({ context }) => context.restoring === 'level',
    leftAtTime: ({ context }) => context.restoring === 'time',
  },
  actions: {
    noteForm: assign(({ context }, change: Partial<RoadmapForm>) => ({ form: { ...context.form, ...change } })),
    noteRequest: assign((_, { request }: { request: RoadmapRequest }) => ({ request, failure: null })),
    beginReply: assign({ reply: { text: '', finish: null, error: null } }),
    dropReply: assign({ reply: null }),
    noteReply: assign((_, reply: Advice) => ({ reply })),
    noteFailure: assign((_, { failure }: { failure: WizardFailure }) => ({ failure })),
    showPlan: assign(({ context }) => ({ plan: context.request?.id ?? null, reply: null })),
    tellPlan: emit(({ context }, { roadmap }: { roadmap: Roadmap | null }) => ({
      type: 'plan.made' as const,
      plan: planOf(context, roadmap),
    })),
    startAgain: assign({ form: emptyWizardForm(), request: null, reply: null, failure: null, plan: null }),
  },
}).createMachine({
  id: 'roadmapWizard',
  context: ({ input }) => begun(input.draft),
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Goes to where an earlier visit stopped.',
      always: [
        { guard: 'leftAtResult', target: 'result' },
        { guard: 'leftAtDepth', target: 'depth' },
        { guard: 'leftAtLevel', target: 'level' },
        { guard: 'leftAtTime', target: 'time' },
        { target: 'topic' },
      ],
    },
    topic: {
      description: 'What to learn.',
      meta: { spec: 'step 1: Topic' },
      on: {
        'topic.written': { actions: { type: 'noteForm', params: ({ event }) => ({ topic: event.text }) } },
        'step.advanced': { guard: 'hasTopic', target: 'time' },
      },
    },
    time: {
      description: 'How much time there is. A limit that is not understood is accepted, too.',
      meta: { spec: 'step 2: Time' },
      tags: ['time'],
      on: {
        'time.written': {
          actions: {
            type: 'noteForm',
            params: ({ event }) => ({ time: event.text, correction: { hoursPerWeek: null, end: null } }),
          },
        },
        'time.corrected': { actions: { type: 'noteForm', params: ({ event }) => ({ correction: event.correction }) } },
        'step.advanced': { guard: 'isComplete', target: 'level' },
        'step.reversed': { target: 'topic' },
      },
    },
    level: {
      description: 'What is known already.',
      meta: { spec: 'step 3: Level' },
      tags: ['level'],
      on: {
        'level.chosen': { actions: { type: 'noteForm', params: ({ event }) => ({ level: event.level }) } },
        'step.advanced': { target: 'depth' },
        'step.reversed': { target: 'time' },
      },
    },
    depth: {
      description: 'How deep to go; the button generates.',
      meta: { spec: 'step 4: Depth' },
      tags: ['depth'],
      initial: 'ready',
      on: {
        'depth.chosen': {
          target: '.ready',
          actions: { type: 'noteForm', params: ({ event }) => ({ depth: event.depth }) },
        },
        'step.reversed': { target: 'level' },
        'roadmap.requested': {
          guard: 'isComplete',
          target: 'generating',
          actions: ['dropReply', { type: 'noteRequest', params: ({ event }) => ({ request: event.request }) }],
        },
        'reply.taken': {
          description: 'Reads what came in of a reply that failed.',
          guard: 'hasReply',
          target: 'generating.planning',
          actions: { type: 'noteRequest', params: ({ event }) => ({ request: event.request }) },
        },
      },
      states: {
        ready: { description: 'Nothing has gone wrong.' },
        failed: { description: 'What was entered is kept, and so is what came in of a reply.' },
      },
    },
    generating: {
      description: 'The button is disabled and reads Generating...; it can be stopped.',
      tags: ['busy', 'depth'],
      initial: 'choosing',
      states: {
        choosing: {
          description: 'The built-in planner, or the model that the user chose.',
          always: [{ guard: 'isBuiltIn', target: 'planning' }, { target: 'writing' }],
        },
        planning: {
          description:
            'The built-in planner plans, or a model’s reply is read. One that holds no roadmap stays as it came.',
          invoke: {
            id: 'makePlan',
            src: 'makePlan',
            input: ({ context: { form, request, reply } }) => ({
              form,
              today: request?.today ?? '',
              text: reply?.text ?? null,
            }),
            onDone: {
              target: '#roadmapWizard.result',
              actions: [{ type: 'tellPlan', params: ({ event }) => ({ roadmap: event.output }) }, 'showPlan'],
            },
            onError: [
              {
                guard: 'hasReply',
                target: '#roadmapWizard.result',
                actions: [{ type: 'tellPlan', params: { roadmap: null } }, 'showPlan'],
              },
              {
                target: '#roadmapWizard.depth.failed',
                actions: { type: 'noteFailure', params: { failure: 'engine' } },
              },
            ],
          },
          on: { 'generation.stopped': { target: '#roadmapWizard.depth' } },
        },
        writing: {
          description: 'The model’s reply comes in.',
          entry: 'beginReply',
          invoke: {
            id: 'writePlan',
            src: 'writePlan',
            input: ({ context: { form, request } }) => ({ form, today: request?.today ?? '' }),
            onError: {
              target: '#roadmapWizard.depth.failed',
              actions: { type: 'noteFailure', params: { failure: 'engine' } },
            },
          },
          on: {
            'advice.streamed': {
              actions: { type: 'noteReply', params: ({ event: { text } }) => ({ text, finish: null, error: null }) },
            },
            'advice.finished': [
              {
                guard: { type: 'isBlank', params: ({ event }) => ({ text: event.text }) },
                target: '#roadmapWizard.depth.failed',
                actions: ['dropReply', { type: 'noteFailure', params: { failure: 'empty' } }],
              },
              {
                target: 'planning',
                actions: {
                  type: 'noteReply',
                  params: ({ event: { text, finish } }) => ({ text, finish, error: null }),
                },
              },
            ],
            'advice.failed': {
              target: '#roadmapWizard.depth.failed',
              actions: [
                { type: 'noteReply', params: ({ event: { text, error } }) => ({ text, finish: null, error }) },
                { type: 'noteFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
              ],
            },
            'generation.stopped': [
              {
                guard: 'hasReply',
                target: 'planning',
                actions: { type: 'noteReply', params: ({ context }) => stopped(context.reply) },
              },
              { target: '#roadmapWizard.depth', actions: 'dropReply' },
            ],
          },
        },
      },
    },
    result: {
      description: 'The roadmap replaces the wizard.',
      tags: ['result'],
      on: {
        'another.requested': { target: 'topic', actions: 'startAgain' },
        'roadmap.requested': {
          guard: 'isComplete',
          target: 'generating',
          actions: ['dropReply', { type: 'noteRequest', params: ({ event }) => ({ request: event.request }) }],
        },
      },
    },
  },
});

type Matchable = { readonly context: WizardContext; hasTag: (tag: never) => boolean };

/** Which step the flow is on; while it generates, the last one. */
export function stepOf(snapshot: Matchable): WizardStep {
  const tags = ['time', 'level', 'depth', 'result'] as const;
  return tags.find((tag) => snapshot.hasTag(tag as never)) ?? 'topic';
}

/** What must survive a reload. A reply that is still being written need not. */
export function draftOf(snapshot: Matchable): WizardDraft {
  const { form, plan, reply } = snapshot.context;
  const kept = isSaid(reply) && !snapshot.hasTag('busy' as never);
  return { step: stepOf(snapshot), form, plan, reply: kept ? reply : null };
}

/** Nothing filled in yet; beginner and overview by the product spec, section 9. */
function emptyWizardForm(): RoadmapForm {
  const correction = { hoursPerWeek: null, end: null };
  return { topic: '', time: '', correction, level: 'beginner', depth: 'overview', known: [] };
}

const LONGEST_NAME = 80;

const isSaid = (reply: Advice | null) => (reply?.text ?? '').trim() !== '';

function begun(draft: WizardDraft | null): WizardContext {
  return {
    form: draft?.form ?? emptyWizardForm(),
    request: null,
    reply: draft?.reply ?? null,
    failure: null,
    plan: draft?.plan ?? null,
    restoring: draft?.step ?? 'topic',
  };
}

const failureOf = ({ kind, message }: AiError): WizardFailure =>
  kind === 'empty' ? 'empty' : message.trim() === '' ? 'request' : 'provider';

const STOPPED: AiError = { kind: 'aborted', message: 'You stopped the reply. What came in until then is kept.' };

const stopped = (reply: Advice | null): Advice => ({ text: reply?.text ?? '', finish: null, error: STOPPED });

function planOf({ form, request, reply }: WizardContext, roadmap: Roadmap | null): Plan {
  const words = [...(roadmap?.title || form.topic).replace(/\s+/g, ' ').trim()];
  const name = words.length > LONGEST_NAME ? `${words.slice(0, LONGEST_NAME - 1).join('')}…` : words.join('');
  return { id: request?.id ?? '', createdAt: request?.at ?? '', name, form, roadmap, made: null, locked: [], reply };
}
