import bank from 'content:bank-words';
import questionContent from 'content:questions';
import { describe, expect, test } from 'vitest';
import type { Conversation } from '../../machines/contracts/chat';
import type { TrainerDraft } from '../../machines/contracts/trainer';
import { DEFAULT_PROVIDER_CONFIG } from '../../src/ai/providers/config';
import { collections } from '../../src/app/collections';
import { createStore, type RootState } from '../../src/app/store';
import { NO_DETAILS } from '../../src/domain/board/types';
import { emptyProfile } from '../../src/domain/coding-profile/types';
import { newLetter } from '../../src/domain/cover-letter/letter';
import { evaluateAnswer } from '../../src/domain/interview/answer/evaluate-answer';
import { makeQuestions } from '../../src/domain/interview/questions/make-questions';
import { planRoadmap } from '../../src/domain/plans/planner';
import { readTimeLimit } from '../../src/domain/plans/time-limit';
import { proposedTimes } from '../../src/domain/study/limits';
import { activitiesNoted } from '../../src/features/activity/activity-slice';
import { checksChanged } from '../../src/features/answer-check/checks-slice';
import {
  cardDraftChanged,
  labelsReceived,
  listsReceived,
  taskDraftChanged,
  taskLinked,
  tasksReceived,
} from '../../src/features/board/board-slice';
import { quickLineWritten } from '../../src/features/board/quick-add-slice';
import {
  calendarDraftKept,
  calendarImported,
  calendarSettingsChanged,
} from '../../src/features/calendar/calendar-slice';
import { focusBegun, focusCounted } from '../../src/features/focus/focus-slice';
import { type GuideDraft, guideDraftKept } from '../../src/features/guides/drafts-slice';
import { guideLookedAt } from '../../src/features/guides/visits-slice';
import { goalChosen } from '../../src/features/home/home-slice';
import { draftKept } from '../../src/features/interview/drafts-slice';
import { sessionFiled } from '../../src/features/interview/sessions-slice';
import { trainerChanged } from '../../src/features/interview-trainer/draft-slice';
import { jobKept } from '../../src/features/jobs/jobs-slice';
import { eventsThemeChosen } from '../../src/features/links/events-theme-slice';
import { linkSaved } from '../../src/features/links/saved-links-slice';
import { paletteOpened } from '../../src/features/palette/recent-slice';
import { profileReceived } from '../../src/features/profile/profile-slice';
import { remindersTold } from '../../src/features/reminders/reminders-slice';
import { adviceKept, draftChanged } from '../../src/features/resume-assistant/draft-slice';
import { type FiledReport, reportsReceived } from '../../src/features/resume-assistant/reports-slice';
import { resumeAdded } from '../../src/features/resume-form/documents-slice';
import { letterAdded } from '../../src/features/resume-form/letters/letters-slice';
import { topicNoted } from '../../src/features/roadmap/topic-notes-slice';
import { topicMarked } from '../../src/features/roadmap/track-progress-slice';
import { wizardChanged } from '../../src/features/roadmap-generator/draft-slice';
import { planFiled, planTopicMarked } from '../../src/features/roadmap-generator/plans-slice';
import { settingsSchema } from '../../src/features/settings/settings-schema';
import { initialSettings, providerConfigured, themeChosen } from '../../src/features/settings/settings-slice';
import { newStory, storyKept } from '../../src/features/stories/stories-slice';
import { cardReviewed } from '../../src/features/study-mode/cards-slice';
import { studyMoved } from '../../src/features/study-mode/draft-slice';
import { aimsTold } from '../../src/features/study-mode/settings-slice';
import { studyTimesKept } from '../../src/features/study-plan/limits-slice';
import { courseSet } from '../../src/features/terminal/course/course-slice';
import { fileAdded } from '../../src/features/terminal/files-slice';
import { codeOpened } from '../../src/features/terminal/open-slice';
import { partsKept } from '../../src/features/terminal/parts-slice';
import { againBegun, challengeReviewed } from '../../src/features/terminal/repetition/reviews-slice';
import { roundKept, roundTyped } from '../../src/features/terminal/round/rounds-slice';
import { runFiled } from '../../src/features/terminal/runs-slice';
import { terminalSet } from '../../src/features/terminal/terminal-settings-slice';
import { challengeSolved, workKept } from '../../src/features/terminal/work-slice';
import { chatDraftChanged, conversationKept } from '../../src/features/tutor/conversations-slice';
import { typingResultsReceived } from '../../src/features/typing-test/typing-slice';
import { calendar, event, readAll, vevent } from '../domain/calendar/support';
import { jobWith } from '../domain/jobs/samples';
import { BACKEND_JOB, documentOf, MIDDLING, SPANISH, STRONG, STUDENT, TWO_PAGES } from '../domain/report/resumes';
import { reportOn } from '../domain/report/support';
import { filled } from '../domain/resume-document/support';
import { resultWith } from '../domain/typing/support';
import { planning } from '../support/planning';
import { sample } from './interview-samples';

const filed = (id: string, text: string): FiledReport => ({
  id,
  createdAt: '2026-11-20T10:00:00.000Z',
  fileName: 'cv.pdf',
  action: 'keyword-match',
  jobDescription: BACKEND_JOB,
  file: null,
  resume: null,
  report: reportOn(text, BACKEND_JOB),
});

/** An interview in the trainer with one answer evaluated. */
function trainerDraft(): TrainerDraft {
  const questions = makeQuestions(questionContent, {
    role: 'SDE-1',
    jobDescription: 'Go, SQL.',
    count: 5,
    seed: 's',
    topics: [],
  });
  const text = 'I built three services in Go and cut the build from 12 to 4 minutes, because tests ran in turn.';
  const [question] = questions;
  return {
    step: 'interview',
    form: {
      role: 'SDE-1',
      jobDescription: 'Go, SQL.',
      resume: '',
      count: 5,
      difficulty: 'mixed',
      preparation: 0,
      questionTime: 0,
    },
    index: 0,
    session: {
      id: 'trainer-1',
      createdAt: '2026-11-20T10:00:00.000Z',
      seed: 's',
      role: 'SDE-1',
      jobDescription: 'Go, SQL.',
      resume: '',
      questions,
      fromModel: 0,
      feedback: null,
      remark: null,
    },
    answers: questions.map((_, index) => ({
      text: index === 0 ? text : '',
      seconds: null,
      evaluation: index === 0 && question ? evaluateAnswer({ bank, question, answer: text }) : null,
      evaluatedText: index === 0 ? text : '',
      remark: null,
    })),
  };
}

const at = '2026-11-20T10:00:00.000Z';
const conversation: Conversation = {
  id: 'chat-1',
  name: 'Big O',
  guide: null,
  messages: [
    { id: 'q1', role: 'user', content: 'What is Big O?', at },
    {
      id: 'r1',
      role: 'bot',
      content: 'How work grows.',
      at,
      by: 'Built-in coach',
      finish: 'stop',
      error: null,
      note: { confidence: 'sure', nearby: ['Sorting'], sources: [{ name: 'A page', url: 'https://example.org/' }] },
    },
    { id: 'q2', role: 'user', content: 'More', at },
    {
      id: 'r2',
      role: 'bot',
      content: '',
      at,
      by: 'Google Gemini',
      finish: null,
      error: { kind: 'quota', message: 'Wait.', status: 429, retryAfter: 42 },
      note: null,
    },
  ],
  createdAt: at,
  updatedAt: at,
};
const guideDrafts: readonly GuideDraft[] = [
  { id: 'linkedin-profile', kind: 'linkedin-profile', headline: 'Tester', about: 'I test.', experience: '' },
  {
    id: 'github-readme',
    kind: 'github-readme',
    name: 'Ada',
    headline: '',
    about: '',
    skills: 'Go, C',
    projects: [{ id: 'p1', name: 'Engine', text: '', link: 'github.com/ada/engine' }],
    contacts: [{ id: 'c1', label: 'Mail', address: 'ada@example.org' }],
    now: 'Learning Kafka',
    fun: '',
    skillsAs: 'list',
    stats: false,
    account: 'ada',
    leftOut: ['now'],
    extra: '',
  },
  {
    id: 'github-profile',
    kind: 'github-profile',
    readAt: at,
    etags: { user: 'W/"a1"', repositories: '', readme: '' },
    profile: {
      login: 'ada',
      kind: 'user',
      name: 'Ada',
      bio: '',
      location: '',
      company: '',
      blog: '',
      email: '',
      publicRepositories: 1,
      repositories: [
        {
          name: 'engine',
          description: '',
          homepage: '',
          fork: false,
          archived: false,
          topics: ['go'],
          licence: null,
          language: 'Go',
          stars: 1,
          createdAt: at,
          pushedAt: at,
          readme: null,
        },
      ],
      readme: null,
    },
  },
  { id: 'sharing-linkedin', kind: 'sharing', shares: true },
  { id: 'post-1', kind: 'post', date: '2026-12-01', text: 'What I fixed', posted: false },
  { id: 'new-post', kind: 'new-post', date: '', text: 'Half a' },
  { id: 'week-2026-11-16', kind: 'week', week: '2026-11-16', views: 30, searches: 4, followers: 120 },
];

/** A store in which every collection holds something. */
function fullStore() {
  const store = createStore({ secrets: { read: () => null } });
  store.dispatch(themeChosen('dark'));
  store.dispatch(
    providerConfigured({
      ...DEFAULT_PROVIDER_CONFIG,
      provider: 'openai-compatible',
      openai: { model: 'llama3.2', baseUrl: 'http://localhost:11434/v1' },
    }),
  );
  const documents = [STRONG, MIDDLING, STUDENT, TWO_PAGES, SPANISH].map((text, n) => filed(`report-${n}`, text));
  store.dispatch(reportsReceived({ documents, removed: [] }));
  store.dispatch(
    draftChanged({
      step: 'result',
      file: { key: 'file-1', name: 'cv.pdf', size: 2048, kept: true },
      document: {
        ...documentOf(TWO_PAGES, {
          links: [{ url: 'https://raman.dev', page: 1, text: 'site' }],
          columns: 2,
          images: 1,
        }),
        writtenOn: '2026-11',
      },
      jobDescription: BACKEND_JOB,
      action: 'ats-score',
      report: reportOn(TWO_PAGES, BACKEND_JOB),
    }),
  );
  store.dispatch(
    adviceKept({ text: 'Half', finish: null, error: { kind: 'quota', message: 'Wait.', status: 429, retryAfter: 42 } }),
  );
  store.dispatch(resumeAdded(filled));
  store.dispatch(
    letterAdded({
      ...newLetter({
        ...{ id: 'letter-1', title: 'Letter', at: '2026-11-23T10:00:00.000Z', day: '2026-11-23' },
        job: { id: 'job-1', company: 'Acme' },
        resume: { id: 'resume-1', city: 'Berlin' },
      }),
      body: 'Hello.\n\nI build ledgers.',
    }),
  );
  const file = readAll(
    calendar(
      'BEGIN:VTIMEZONE',
      'TZID:Own',
      'END:VTIMEZONE',
      ...vevent(
        'UID:1',
        'DTSTART;VALUE=DATE:20261124',
        'RRULE:FREQ=WEEKLY',
        'SUMMARY:<b>Week</b>',
        'X-ELEVATE-TASK:task-1',
      ),
      ...vevent('UID:1', 'RECURRENCE-ID;VALUE=DATE:20261201', 'DTSTART;TZID=Own:20261201T090000', 'X-OWN;A=1:2'),
    ),
  );
  store.dispatch(
    calendarImported({
      events: [...file.events, event({ place: 'Room 4', reminders: [10], calendarId: 'calendar-1', colour: 'teal' })],
      parts: file.parts,
      calendars: [
        { id: 'calendar-1', name: 'Lectures', colour: 'green', shown: true, address: '', fetchedAt: null, zones: {} },
      ],
    }),
  );
  store.dispatch(calendarSettingsChanged({ view: 'week' }));
  store.dispatch(studyTimesKept(proposedTimes(6)));
  store.dispatch(
    calendarDraftKept({
      id: 'new',
      text: 'Half',
      startDay: '2026-11-24',
      startTime: '',
      endDay: '2026-11-24',
      endTime: '10:00',
      allDay: false,
      repeat: 'weekly',
      rule: '',
    }),
  );
  store.dispatch(typingResultsReceived({ documents: [resultWith({})], removed: [] }));
  const program = { language: 'cpp', source: 'int main() {}\n', input: '7\n' } as const;
  store.dispatch(workKept({ id: 'challenge-7', title: 'Seconds to Clock', ...program }));
  store.dispatch(challengeSolved({ id: 'challenge-7', title: 'Seconds to Clock' }));
  const at = '2026-11-28T09:00:00.000Z';
  const problem = { challenge: 57, title: 'A Pair That Adds Up', language: 'python', spent: 0, runs: [] } as const;
  store.dispatch(
    roundKept({
      ...{ id: 'round-1', level: 'mixed', begunAt: at, deadline: at, endedAt: null, shown: 0, shownAt: at },
      problems: [{ ...problem, handedInAt: null, source: '', result: null }],
    }),
  );
  const of = { id: 'challenge-7', title: 'Seconds to Clock' };
  const aside = {
    id: 'earlier-1',
    of: 'challenge-7',
    title: of.title,
    language: 'c',
    source: 'x',
    input: '',
    at,
  } as const;
  store.dispatch(againBegun({ ...of, aside }));
  store.dispatch(challengeReviewed({ ...of, day: '2026-11-28', grade: 'good' }));
  store.dispatch(courseSet({ hours: 9, begun: '2026-11-28' }));
  store.dispatch(roundTyped({ id: 'round-1.1', source: 'print(1)', input: '' }));
  store.dispatch(fileAdded({ id: 'file-1', name: 'main.cpp', ...program }));
  store.dispatch(
    runFiled({
      ...{ id: 'run-1', of: 'file-1', ...program, standard: 'C++20', end: 'exited', code: 3 },
      ...{ output: 'x\n', milliseconds: 4.5, files: [{ name: 'shape.hpp', text: 'int x;\n' }] },
    }),
  );
  store.dispatch(
    partsKept([{ id: 'part-1', of: 'file-1', name: 'shape.hpp', source: 'int x;\n', createdAt: at, editedAt: at }]),
  );
  store.dispatch(codeOpened({ challenge: 7, file: 'file-1' }));
  store.dispatch(terminalSet({ fontSize: 16 }));
  store.dispatch(draftKept(sample({ id: 'interview-begun' })));
  store.dispatch(sessionFiled(sample()));
  store.dispatch(trainerChanged(trainerDraft()));
  store.dispatch(
    checksChanged({
      documents: [
        {
          id: 'trainer-1 q1 cbf29ce484222325',
          model: 'Google Gemini',
          remarks: [{ quote: 'tests ran in turn', verdict: 'unsure', why: 'It depends.', instead: '' }],
          left: 1,
          cut: false,
        },
      ],
      removed: [],
    }),
  );
  store.dispatch(
    storyKept({
      ...newStory({ title: 'The build', skills: ['Go'], from: { session: 'trainer-1', question: 0 } }),
      id: 'story-1',
      createdAt: at,
      changedAt: at,
    }),
  );
  store.dispatch(
    activitiesNoted([
      {
        id: 'typing:1',
        kind: 'typing',
        at: '2026-11-21T09:00:00.000Z',
        day: '2026-11-21',
        label: '30 seconds',
        amount: 52,
      },
      { id: 'topic:1', kind: 'topic', at: '2026-11-21T09:00:00.000Z', day: '2026-11-21', label: 'HTML', amount: null },
    ]),
  );
  store.dispatch(jobKept(jobWith({ interviews: [{ event: 'event-1' }] })));
  store.dispatch(linkSaved('discord/python'));
  store.dispatch(eventsThemeChosen('light'));
  store.dispatch(topicMarked({ trackId: 'frontend', topicId: 'frontend/html', status: 'done' }));
  store.dispatch(topicNoted('frontend/html', 'Landmarks before divs.'));
  const form = {
    topic: 'React and watercolour',
    time: '6 weeks',
    correction: { hoursPerWeek: 5, end: '2027-01-02' },
    level: 'beginner',
    depth: 'moderate',
    known: [],
  } as const;
  const { budget } = readTimeLimit(form.time, '2026-11-21', form.correction);
  store.dispatch(
    planFiled({
      id: 'roadmap-1',
      createdAt: '2026-11-21T10:00:00.000Z',
      name: 'React',
      form,
      roadmap: planRoadmap(planning, { topic: form.topic, level: form.level, depth: form.depth, budget }),
      made: null,
      locked: [],
      reply: { text: '## Topics', finish: null, error: { kind: 'aborted', message: 'You stopped the reply.' } },
    }),
  );
  store.dispatch(planTopicMarked({ id: 'roadmap-1', topic: 'frontend/html', state: 'done' }));
  store.dispatch(wizardChanged({ step: 'depth', form, plan: 'roadmap-1', reply: null }));
  store.dispatch(conversationKept(conversation));
  store.dispatch(chatDraftChanged({ id: 'tutor', text: 'What is' }));
  for (const draft of guideDrafts) store.dispatch(guideDraftKept(draft));
  store.dispatch(guideLookedAt('github'));
  store.dispatch(focusBegun({ taskId: 'task-1', plan: 'intervals' }));
  store.dispatch(focusCounted({ taskId: 'task-1', begunAt: 1_795_000_000_000, seconds: 1500 }));
  store.dispatch(remindersTold(1_795_428_000_000));
  store.dispatch(goalChosen('learning'));
  store.dispatch(
    cardReviewed({ card: 'frontend/closures', title: 'Closures in JavaScript', day: '2026-11-23', grade: 'good' }),
  );
  store.dispatch(aimsTold({ level: 'advanced', goal: 'interview' }));
  store.dispatch(
    studyMoved({
      wish: { on: 'react', cards: [], mode: 'lesson', seed: 's' },
      at: 2,
      answers: { 1: { given: [1, 0], right: false } },
    }),
  );
  store.dispatch(paletteOpened('topic:frontend/html'));
  store.dispatch(
    tasksReceived({
      documents: [
        {
          id: 'task-1',
          content: 'Fix the resume\n<b>today</b>',
          list: 'todo',
          rank: 'V00000V',
          due: '2026-11-30',
          createdAt: at,
          doneAt: null,
          eventId: null,
          sample: false,
          ...NO_DETAILS,
          archivedAt: null,
        },
      ],
      removed: [],
    }),
  );
  store.dispatch(
    listsReceived({ documents: [{ id: 'list-1', title: 'Applied', rank: 'V00000', limit: 5 }], removed: [] }),
  );
  store.dispatch(labelsReceived({ documents: [{ id: 'label-1', name: 'Interview', colour: 'blue' }], removed: [] }));
  store.dispatch(cardDraftChanged({ id: 'task-1', field: 'notes', text: { base: '', words: 'Half' } }));
  store.dispatch(taskLinked({ id: 'task-1', eventId: 'event-1' }));
  store.dispatch(taskDraftChanged({ content: 'Half a', due: '2026-12-01' }));
  store.dispatch(quickLineWritten('call Ana fri'));
  store.dispatch(
    profileReceived({
      ...emptyProfile,
      displayName: 'Ada <b>',
      bio: '🧭'.repeat(10_000),
      refreshedOn: '2026-11-21',
      contests: 4,
      platforms: { ...emptyProfile.platforms, codeforces: { handle: 'ada.l', solved: 12 } },
    }),
  );
  return store;
}

const named = (name: string) => {
  const found = collections.find((collection) => collection.name === name);
  if (!found) throw new Error(`no collection ${name}`);
  return found;
};
const throughDisk = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const full = fullStore().getState();

describe.each(collections.map((collection) => [collection.name, collection] as const))('%s', (_, collection) => {
  const documents = collection.select(full);

  test('holds something in this test, as plain JSON', () => {
    expect(Object.keys(documents).length).toBeGreaterThan(0);
    expect(throughDisk(documents)).toEqual(documents);
  });

  test('every document comes back from the disk as it was, and twice as well', () => {
    for (const [id, value] of Object.entries(documents)) {
      const read = collection.parse(throughDisk(value), id);
      expect(read).toEqual(value);
      expect(collection.parse(read, id)).toEqual(value);
    }
  });

  test('what was read fills an empty store with the same state', () => {
    const store = createStore({ secrets: { read: () => null } });
    const read = Object.fromEntries(
      Object.entries(documents).map(([id, value]) => [id, collection.parse(throughDisk(value), id)]),
    );
    store.dispatch(collection.received({ documents: read, removed: [] }));
    expect(collection.select(store.getState())).toEqual(documents);
  });

  test('the same state gives the same documents, by reference; another collection’s change does not touch them', () => {
    const store = fullStore();
    const before = { ...collection.select(store.getState()) };
    store.dispatch({ type: 'elsewhere' });
    const others: ((state: RootState) => void)[] = [
      () => collection.name !== 'settings' && store.dispatch(themeChosen('light')),
      () =>
        collection.name !== 'resumeReports' &&
        store.dispatch(reportsReceived({ documents: [], removed: ['report-0'] })),
      () => collection.name !== 'resumeDraft' && store.dispatch(adviceKept({ text: '', finish: null, error: null })),
    ];
    for (const change of others) change(store.getState());
    const after = collection.select(store.getState());
    for (const [id, value] of Object.entries(before)) expect(after[id]).toBe(value);
  });

  test('all removed is as in the beginning', () => {
    const store = fullStore();
    store.dispatch(collection.received({ documents: {}, removed: Object.keys(documents) }));
    const begun = createStore({ secrets: { read: () => null } }).getState();
    expect(collection.select(store.getState())).toEqual(collection.select(begun));
  });

  test.each([null, undefined, 7, 'text', [], {}, { main: 1 }, new Date(0), () => {}])('%j is refused', (value) => {
    for (const id of Object.keys(documents)) expect(() => collection.parse(value, id)).toThrow();
  });

  test('a document with one field lost is refused', () => {
    for (const [id, value] of Object.entries(documents))
      for (const field of Object.keys(value as object)) {
        const { [field]: _, ...rest } = value as Record<string, unknown>;
        expect(() => collection.parse(rest, id), `${id} without ${field}`).toThrow();
      }
  });

  test('a field of another type is refused', () => {
    for (const [id, value] of Object.entries(documents))
      for (const [field, good] of Object.entries(value as object)) {
        // A list of texts may be of others.
        const texts = Array.isArray(good) && good.every((item) => typeof item === 'string');
        for (const bad of [{ strange: true }, texts ? [{}] : ['strange'], Number.NaN, () => {}])
          expect(() => collection.parse({ ...(value as object), [field]: bad }, id), `${id}.${field}`).toThrow();
      }
  });

  test('what does not belong is dropped, so that nothing strays in', () => {
    for (const [id, value] of Object.entries(documents)) {
      const read = collection.parse({ ...(value as object), apiKey: 'sk-secret', __proto__: { admin: true } }, id);
      expect(read).toEqual(value);
    }
  });
});

describe('damaged deep inside', () => {
  type Path = (string | number)[];
  const withValue = (value: unknown, [key, ...rest]: Path, bad: unknown): unknown => {
    if (key === undefined) return bad;
    const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
    (copy as Record<string | number, unknown>)[key] = withValue(
      (value as Record<string | number, unknown>)[key],
      rest,
      bad,
    );
    return copy;
  };

  test.each<[string, string, Path, unknown]>([
    ['settings', 'main', ['theme'], 'neon'],
    ['settings', 'main', ['sidebarCollapsed'], 'yes'],
    ['settings', 'main', ['logo'], 'javascript:alert(1)'],
    ['settings', 'main', ['logo'], 'data:image/svg+xml;base64,AA=='],
    ['settings', 'main', ['logo'], 'data:image/png;base64,AA==" onerror="x'],
    ['settings', 'main', ['logo'], `data:image/png;base64,${'A'.repeat(400_000)}`],
    ['settings', 'main', ['ai', 'provider'], 'somebody'],
    ['settings', 'main', ['ai', 'gemini', 'baseUrl'], 'javascript:alert(1)'],
    ['settings', 'main', ['ai', 'openai', 'baseUrl'], 'https://user:secret@example.org'],
    ['settings', 'main', ['ai', 'openai', 'model'], 'm'.repeat(201)],
    ['tasks', 'task-sample-todo-1', ['list'], ''],
    ['tasks', 'task-sample-todo-1', ['priority'], 'urgent'],
    ['tasks', 'task-sample-todo-1', ['dueTime'], '25:00'],
    ['tasks', 'task-sample-todo-1', ['links'], ['no link here']],
    ['tasks', 'task-sample-todo-1', ['rank'], 'V0'],
    ['tasks', 'task-sample-todo-1', ['rank'], 'V000000'],
    ['tasks', 'task-sample-todo-1', ['due'], '2026-02-30'],
    ['tasks', 'task-sample-todo-1', ['content'], ' \n'],
    ['tasks', 'task-sample-todo-1', ['content'], 'a'.repeat(100_001)],
    ['tasks', 'task-sample-todo-1', ['doneAt'], 'today'],
    ['boardSettings', 'main', ['samples'], 'gone'],
    ['boardSettings', 'main', ['draft', 'due'], 'soon'],
    ['taskDraft', 'main', ['due'], 'soon'],
    ['quickLine', 'main', ['text'], 'a'.repeat(100_001)],
    ['taskDraft', 'main', ['content'], 'a'.repeat(100_001)],
    ['homeSettings', 'main', ['firstRun'], 'somewhere'],
    ['homeSettings', 'main', ['goal'], 'fame'],
    ['homeSettings', 'main', ['hoursAWeek'], 0],
    ['homeSettings', 'main', ['hoursAWeek'], 81],
    ['homeSettings', 'main', ['hoursAWeek'], 2.25],
    ['homeSettings', 'main', ['wanted'], null],
    ['profile', 'main', ['bio'], 'a'.repeat(10_001)],
    ['profile', 'main', ['refreshedOn'], 'yesterday'],
    ['profile', 'main', ['views'], -1],
    ['profile', 'main', ['rating'], 10_000],
    ['profile', 'main', ['theme'], 'neon'],
    ['profile', 'main', ['platforms', 'leetcode', 'handle'], '../admin'],
    ['profile', 'main', ['platforms', 'leetcode', 'handle'], 'javascript:alert(1)'],
    ['profile', 'main', ['platforms', 'codechef'], null],
    ['profile', 'main', ['platforms', 'codeforces', 'solved'], 1.5],
    ['resumeReports', 'report-0', ['report', 'score'], 101],
    ['resumeReports', 'report-0', ['report', 'score'], -1],
    ['resumeReports', 'report-0', ['report', 'score'], Number.POSITIVE_INFINITY],
    ['resumeReports', 'report-0', ['report', 'score'], '99'],
    ['resumeReports', 'report-0', ['report', 'kind'], 'no-report'],
    ['resumeReports', 'report-0', ['report', 'checks', 0, 'status'], 'won'],
    ['resumeReports', 'report-0', ['report', 'checks', 0, 'evidence'], null],
    ['resumeReports', 'report-0', ['report', 'skills', 0, 'asked'], null],
    ['resumeReports', 'report-0', ['report', 'areas', 0, 'area'], 'luck'],
    ['resumeReports', 'report-0', ['createdAt'], 'yesterday'],
    ['resumeReports', 'report-0', ['action'], 'format-disk'],
    ['coverLetters', 'letter-1', ['body'], null],
    ['coverLetters', 'letter-1', ['changedAt'], 'yesterday'],
    ['coverLetters', 'letter-1', ['title'], ''],
    ['resumeDocuments', 'resume-1', ['template'], 'neon'],
    ['resumeDocuments', 'resume-1', ['experiences', 0, 'role'], null],
    ['resumeDocuments', 'resume-1', ['projects', 0, 'aside'], '{"cut'],
    ['resumeDocuments', 'resume-1', ['aside'], '[]'],
    ['challengeWork', 'challenge-7', ['language'], 'rust'],
    ['challengeWork', 'challenge-7', ['source'], null],
    ['challengeWork', 'challenge-7', ['id'], 'challenge-x'],
    ['challengeProgress', 'challenge-7', ['solvedAt'], 'yesterday'],
    ['challengeProgress', 'challenge-7', ['hints'], -1],
    ['codeFiles', 'file-1', ['name'], ''],
    ['codeFiles', 'file-1', ['source'], 7],
    ['codeParts', 'part-1', ['of'], ''],
    ['codeParts', 'part-1', ['name'], null],
    ['codeRuns', 'run-1', ['files', 0, 'text'], 7],
    ['codeRuns', 'run-1', ['standard'], 'C++98'],
    ['codeRuns', 'run-1', ['end'], 'exploded'],
    ['codeRuns', 'run-1', ['code'], 1.5],
    ['terminalSettings', 'main', ['standards', 'c'], 'C++17'],
    ['terminalSettings', 'main', ['fontSize'], 200],
    ['codeOpen', 'main', ['challenge'], 0],
    ['codeOpen', 'main', ['file'], ''],
    ['resumeDraft', 'main', ['step'], 'somewhere'],
    ['resumeDraft', 'main', ['file', 'size'], -1],
    ['resumeDraft', 'main', ['file', 'kept'], 1],
    ['resumeDraft', 'document', ['value', 'pages', 0, 'columns'], 3],
    ['resumeDraft', 'document', ['value', 'pages', 0, 'lines', 0, 'text'], 5],
    ['resumeDraft', 'document', ['flow'], null],
    ['resumeDraft', 'report', ['value', 'match'], 'all'],
    ['calendarEvents', 'event-1', ['start'], '2026-02-30T09:00:00'],
    ['calendarEvents', 'event-1', ['end'], '2026-11-24T13:00:00'],
    ['calendarEvents', 'event-1', ['end'], '2026-11-25'],
    ['calendarEvents', 'event-1', ['text'], ''],
    ['calendarEvents', 'event-1', ['text'], 'a'.repeat(200_001)],
    ['calendarEvents', 'event-1', ['sequence'], -1],
    ['calendarEvents', 'event-1', ['colour'], 'mauve'],
    ['calendarEvents', 'event-1', ['reminders'], [0.5]],
    ['calendars', 'calendar-1', ['address'], 'http://example.org/a.ics'],
    ['calendars', 'calendar-1', ['name'], ''],
    ['calendarSettings', 'main', ['language'], 'xx<script>'],
    ['calendarSettings', 'main', ['view'], 'year'],
    ['studyLimits', 'main', ['weekend', 'to'], '24'],
    ['studyLimits', 'main', ['each'], ['1', '2']],
    ['calendarDrafts', 'new', ['repeat'], 'often'],
    ['conversations', 'chat-1', ['messages', 1, 'role'], 'system'],
    ['conversations', 'chat-1', ['messages', 1, 'finish'], 'tired'],
    ['conversations', 'chat-1', ['messages', 1, 'note', 'sources', 0, 'url'], 'javascript:alert(1)'],
    ['conversations', 'chat-1', ['messages'], []],
    ['conversations', 'chat-1', ['createdAt'], 'yesterday'],
    ['chatDrafts', 'tutor', ['text'], ''],
    ['resumeDraft', 'advice', ['finish'], 'tired'],
    ['resumeDraft', 'advice', ['error', 'message'], null],
    ['plans', 'roadmap-1', ['roadmap', 'resources', 0, 'url'], 'javascript:alert(1)'],
    ['plans', 'roadmap-1', ['roadmap', 'budget', 'end'], '2027-02-30'],
    ['plans', 'roadmap-1', ['roadmap', 'topics'], []],
    ['plans', 'roadmap-1', ['form', 'level'], 'expert'],
    ['planStates', 'roadmap-1', ['states', 'frontend/html'], 'begun'],
    ['planDraft', 'main', ['step'], 'somewhere'],
    ['guideVisits', 'github', ['at'], 'yesterday'],
    ['guideDrafts', 'week-2026-11-16', ['week'], '2026-11-17'],
    ['guideDrafts', 'week-2026-11-16', ['week'], '2026-11-09'],
    ['guideDrafts', 'week-2026-11-16', ['views'], -1],
    ['guideDrafts', 'github-readme', ['projects', 0, 'link'], null],
    ['guideDrafts', 'linkedin-profile', ['kind'], 'github-readme'],
  ])('%s/%s %j = %j is refused', (name, id, path, bad) => {
    const collection = named(name);
    const value = collection.select(full)[id];
    expect(() => collection.parse(value, id)).not.toThrow();
    expect(() => collection.parse(withValue(value, path, bad), id)).toThrow();
  });

  test('a report under the id of another is refused: it could never be removed for good', () => {
    const { parse, select } = named('resumeReports');
    expect(() => parse(select(full)['report-0'], 'report-1')).toThrow();
  });

  test.each(['nowhere', 'constructor', '__proto__', 'toString', ''])('no part of the draft is called %j', (id) => {
    const { parse, select } = named('resumeDraft');
    expect(() => parse(select(full).main, id)).toThrow(/has no part/);
  });

  test('a part under the id of another is refused', () => {
    const { parse, select } = named('resumeDraft');
    const parts = select(full);
    for (const [id, value] of Object.entries(parts))
      for (const other of Object.keys(parts).filter((key) => key !== id && !(isMade(id) && isMade(key))))
        expect(() => parse(value, other), `${id} as ${other}`).toThrow();
    expect(() => parse(parts.document, 'report')).toThrow();
    expect(() => parse(parts.report, 'document')).toThrow();
  });
  const isMade = (id: string) => id === 'document' || id === 'report';
});

describe('settings', () => {
  test('an address is tidied on its way in; a key that strayed in is dropped', () => {
    const read = settingsSchema.parse({
      ...initialSettings,
      ai: {
        ...DEFAULT_PROVIDER_CONFIG,
        gemini: { model: 'm', baseUrl: ' https://proxy.example.org/v1/ ', key: 'sk-secret' },
        key: 'sk-secret',
      },
    });
    expect(read.ai.gemini).toEqual({ model: 'm', baseUrl: 'https://proxy.example.org/v1' });
    expect(JSON.stringify(read)).not.toContain('sk-secret');
  });

  test('a logo is a PNG or nothing', () => {
    for (const logo of [null, 'data:image/png;base64,', 'data:image/png;base64,iVBORw0KGgo='])
      expect(settingsSchema.parse({ ...initialSettings, logo }).logo).toBe(logo);
  });
});
