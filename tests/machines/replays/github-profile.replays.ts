import { fail, type Ignored, type Replay } from '../../support/replay';

const at = '2026-11-23T10:00:00.000Z';
const resetAt = '2026-11-23T10:40:00.000Z';
const ask = { type: 'profile.asked', name: 'ada', agreed: true, at };
const later = { ...ask, at: '2026-11-23T10:41:00.000Z' };
const unagreed = { ...ask, agreed: false };
const nobody = { ...ask, name: null };
const stop = { type: 'reading.stopped' };
const dismiss = { type: 'failure.dismissed' };
const forget = { type: 'profile.forgotten' };
const kept = {
  profile: {
    login: 'Ada',
    kind: 'user',
    name: '',
    bio: '',
    location: '',
    company: '',
    blog: '',
    email: '',
    publicRepositories: 0,
    repositories: [],
    readme: null,
  },
  readAt: at,
  etags: { user: '"u"', repositories: '"r"', readme: '' },
};
const limit = { remaining: 57, resetAt };
const usedUp = { remaining: 0, resetAt };
const read = { type: 'github.read', kept, limit };
const lastRead = { type: 'github.read', kept, limit: usedUp };
const failed = { type: 'github.failed', problem: { kind: 'missing' }, limit };
const refused = { type: 'github.failed', problem: { kind: 'limit', resetAt }, limit: usedUp };
const offline = { type: 'github.failed', problem: { kind: 'offline' }, limit: null };
const emits = [{ type: 'profile.kept', kept }];

export const happyPath = 'with the agreement a profile is read and shown';

export const replays: readonly Replay[] = [
  {
    name: 'with the agreement a profile is read and shown',
    spec: 'issue 17: GitHub’s public profile is read live through its API with the learner’s agreement',
    starts: { state: 'asking', context: { kept: null } },
    steps: [
      [ask, { state: 'fetching', context: { name: 'ada' } }],
      [read, { state: 'shown', context: { kept, limit, problem: null }, emits }],
    ],
  },
  {
    name: 'without the agreement nothing is asked of GitHub',
    spec: 'issue 17: with the learner’s agreement',
    starts: 'asking',
    steps: [
      [unagreed, 'asking'],
      [ask, 'fetching'],
      [read, 'shown'],
      [unagreed, 'shown'],
      [ask, 'fetching'],
      [offline, { state: 'failed', context: { kept, problem: { kind: 'offline' }, limit } }],
      [unagreed, 'failed'],
    ],
  },
  {
    name: 'a text that names no account is told, and nothing is asked',
    spec: 'issue 17: errors in words',
    starts: 'asking',
    steps: [
      [nobody, { state: 'failed', context: { problem: { kind: 'name' } } }],
      [nobody, { state: 'failed', context: { problem: { kind: 'name' } } }],
      [ask, 'fetching'],
      [read, 'shown'],
      [nobody, { state: 'failed', context: { kept, problem: { kind: 'name' } } }],
      [dismiss, { state: 'shown', context: { problem: null } }],
    ],
  },
  {
    name: 'the limit is kept to until it is reset',
    spec: 'issue 17: limits respected',
    starts: 'asking',
    steps: [
      [ask, 'fetching'],
      [refused, { state: 'failed', context: { problem: { kind: 'limit', resetAt }, limit: usedUp } }],
      [ask, { state: 'failed', context: { problem: { kind: 'limit', resetAt } } }],
      [dismiss, { state: 'asking', context: { problem: null } }],
      [ask, { state: 'failed', context: { problem: { kind: 'limit', resetAt } } }],
      [later, 'fetching'],
      [lastRead, { state: 'shown', context: { limit: usedUp } }],
      [ask, { state: 'failed', context: { problem: { kind: 'limit', resetAt }, kept } }],
    ],
  },
  {
    name: 'what was read before is shown from the device, and can be forgotten',
    spec: 'issue 17: kept on the device for a while with its time',
    input: { kept },
    starts: { state: 'shown', context: { name: 'Ada', kept } },
    steps: [
      [ask, 'fetching'],
      [stop, { state: 'shown', context: { kept } }],
      [forget, { state: 'asking', context: { kept: null, name: '' }, emits: [{ type: 'profile.dropped' }] }],
    ],
  },
  {
    name: 'stopped before anything came',
    spec: 'decisions §1: whatever runs can be left',
    starts: 'asking',
    steps: [
      [ask, 'fetching'],
      [stop, { state: 'asking', context: { kept: null } }],
      [ask, 'fetching'],
      [failed, { state: 'failed', context: { problem: { kind: 'missing' }, limit } }],
      [dismiss, 'asking'],
    ],
  },
  {
    name: 'an actor that throws is no dead end',
    spec: 'decisions §1: every failure has a way on',
    starts: 'asking',
    steps: [
      [ask, 'fetching'],
      [fail('readGithub'), { state: 'failed', context: { problem: { kind: 'malformed' } } }],
      [ask, 'fetching'],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  { state: 'asking', steps: [], events: [stop, dismiss, forget, read, failed] },
  { state: 'fetching', steps: [ask], events: [ask, dismiss, forget] },
  { state: 'shown', steps: [ask, read], events: [stop, dismiss, read, failed] },
  { state: 'failed', steps: [ask, failed], events: [stop, forget, read, failed] },
];
