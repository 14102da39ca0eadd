import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_PROVIDER_CONFIG } from '../../src/ai/providers/config';
import { filedReportSchema } from '../../src/features/resume-assistant/report-schema';
import {
  type FiledReport,
  reportFiled,
  reportRemoved,
  reportRestored,
  reportsReceived,
  reportsSlice,
} from '../../src/features/resume-assistant/reports-slice';
import { selectReports } from '../../src/features/resume-assistant/selectors';
import { sessionSlice, signedIn, signedOut, userRead } from '../../src/features/session/session-slice';
import {
  initialSettings,
  logoChosen,
  providerConfigured,
  settingsReceived,
  settingsSlice,
  sidebarToggled,
  speechConfigured,
  themeChosen,
} from '../../src/features/settings/settings-slice';
import { BACKEND_JOB, MIDDLING } from '../domain/report/resumes';
import { reportOn } from '../domain/report/support';

afterEach(() => vi.useRealTimers());

const report = reportOn(MIDDLING, BACKEND_JOB);
const filed = (id: string, createdAt = '2026-11-20T10:00:00.000Z'): FiledReport => ({
  id,
  createdAt,
  fileName: `${id}.pdf`,
  action: 'ats-score',
  jobDescription: BACKEND_JOB,
  file: null,
  resume: null,
  report,
});

describe('reports', () => {
  const { reducer } = reportsSlice;
  const empty = reducer(undefined, { type: 'begin' });
  const all = (state: typeof empty) => selectReports({ resumeReports: state });
  const receive = (...documents: FiledReport[]) => reducer(empty, reportsReceived({ documents, removed: [] }));

  test('a finished analysis gets its time, and its id from what it was made of', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
    const { id: _, createdAt: __, ...made } = filed('x');
    const another = { ...made, report: reportOn(MIDDLING, `${BACKEND_JOB} and Rust`) };
    const [first, second] = [reportFiled(made).payload, reportFiled(another).payload];
    expect(first).toEqual({
      ...made,
      id: `report-${report.fingerprint}`,
      createdAt: '2026-11-20T12:00:00.000Z',
    });
    expect(second.id).not.toBe(first.id);
  });

  test('three actions on one resume and job are three views of one report; another posting makes another report', () => {
    const { id: _, createdAt: __, ...made } = filed('x');
    const actions = ['ats-score', 'keyword-match', 'resume-feedback'] as const;
    const once = actions.reduce((state, action) => reducer(state, reportFiled({ ...made, action })), empty);
    expect(all(once).map(({ action }) => action)).toEqual(['resume-feedback']);
    const other = { ...made, jobDescription: 'Rust', report: reportOn(MIDDLING, 'Backend Developer: Rust') };
    expect(all(reducer(once, reportFiled(other)))).toHaveLength(2);
  });

  test('a report that was read back from storage is known when it is made again', () => {
    const { id: _, createdAt: __, ...made } = filed('x');
    const kept = filedReportSchema.parse(JSON.parse(JSON.stringify(filed('kept')))) as FiledReport;
    const again = reducer(receive(kept), reportFiled({ ...made, action: 'keyword-match' }));
    expect(all(again)).toMatchObject([{ id: 'kept', createdAt: kept.createdAt, action: 'keyword-match' }]);
  });

  test('newest first; at the same moment in a fixed order', () => {
    const state = receive(
      filed('b', '2026-01-02T00:00:00.000Z'),
      filed('old', '2026-01-01T00:00:00.000Z'),
      filed('a', '2026-01-02T00:00:00.000Z'),
      filed('new', '2026-01-03T00:00:00.000Z'),
    );
    expect(all(state).map(({ id }) => id)).toEqual(['new', 'a', 'b', 'old']);
  });

  const reports = fc.uniqueArray(fc.record({ id: fc.stringMatching(/^[a-e]$/), day: fc.integer({ min: 1, max: 9 }) }), {
    selector: ({ id }) => id,
    minLength: 1,
  });
  test('Undo of a removal gives the very list that was there, wherever the report was in it', () => {
    fc.assert(
      fc.property(reports, fc.nat(), (made, pick) => {
        const state = receive(...made.map(({ id, day }) => filed(id, `2026-01-0${day}T00:00:00.000Z`)));
        const gone = all(state)[pick % made.length] as FiledReport;
        const without = reducer(state, reportRemoved(gone.id));
        expect(all(without)).toEqual(all(state).filter(({ id }) => id !== gone.id));
        const back = reducer(without, reportRestored(gone));
        expect(all(back)).toEqual(all(state));
        for (const { id } of made) expect(back.entities[id]).toBe(state.entities[id]);
      }),
    );
  });

  test('what is received replaces by id, and what was removed goes', () => {
    const state = receive(filed('a'), filed('b'));
    const next = reducer(
      state,
      reportsReceived({ documents: [{ ...filed('a'), fileName: 'new.pdf' }], removed: ['b'] }),
    );
    expect(all(next).map(({ id, fileName }) => [id, fileName])).toEqual([['a', 'new.pdf']]);
    expect(all(reducer(next, reportRemoved('nowhere')))).toEqual(all(next));
  });
});

describe('settings', () => {
  const { reducer } = settingsSlice;
  test('begin with the system’s theme and the built-in coach', () => {
    expect(reducer(undefined, { type: 'begin' })).toBe(initialSettings);
    expect(initialSettings).toEqual({
      theme: 'system',
      sidebarCollapsed: false,
      logo: null,
      ai: DEFAULT_PROVIDER_CONFIG,
      speech: { language: 'en-US', voice: null, rate: 1, pause: 3 },
    });
    expect(DEFAULT_PROVIDER_CONFIG.provider).toBe('built-in');
  });

  const ai = { ...DEFAULT_PROVIDER_CONFIG, provider: 'gemini' as const };
  test.each([
    [themeChosen('dark'), { theme: 'dark' }],
    [sidebarToggled(), { sidebarCollapsed: true }],
    [logoChosen('data:image/png;base64,AA=='), { logo: 'data:image/png;base64,AA==' }],
    [providerConfigured(ai), { ai }],
    [
      speechConfigured({ language: 'de-DE', pause: 5 }),
      { speech: { language: 'de-DE', voice: null, rate: 1, pause: 5 } },
    ],
  ])('%j changes that and nothing else', (action, change) => {
    expect(reducer(initialSettings, action)).toEqual({ ...initialSettings, ...change });
  });

  test('the same theme again changes nothing', () => {
    expect(reducer(initialSettings, themeChosen('system'))).toBe(initialSettings);
    const received = { ...initialSettings, theme: 'dark' as const };
    expect(reducer(initialSettings, settingsReceived(received))).toBe(received);
  });
});

describe('session', () => {
  const { reducer } = sessionSlice;
  test('in, read from another tab, and out', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
    const ada = { displayName: 'Ada', handle: 'ada', createdAt: '2026-11-20T12:00:00.000Z' };
    const state = reducer(undefined, signedIn({ displayName: 'Ada', handle: 'ada' }));
    expect(state).toEqual({ user: ada });
    expect(reducer(state, userRead(null))).toEqual({ user: null });
    expect(reducer({ user: null }, userRead(ada))).toEqual({ user: ada });
    expect(reducer(state, signedOut())).toEqual({ user: null });
  });
});
