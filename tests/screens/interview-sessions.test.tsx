import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { INTERVIEW_RUBRIC_VERSION } from '../../src/domain/interview/answer/rubric';
import type { FiledSession } from '../../src/features/interview/sessions-slice';
import { sample } from '../slices/interview-samples';
import { fakeDevice } from '../support/fake-device';
import { inToast, renderScreen } from '../support/render-screen';

const play = vi.fn(async () => {});
beforeEach(() => {
  // jsdom has neither object addresses nor a player, and its blobs give no bytes.
  Blob.prototype.arrayBuffer ??= function (this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
  let made = 0;
  URL.createObjectURL = () => {
    made += 1;
    return `blob:${made}`;
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  play.mockClear();
});

const second = sample({
  id: 'interview-b',
  begunAt: '2026-10-02T10:00:00.000Z',
  role: { id: 'qa-engineer', name: 'QA Engineer' },
  parts: [],
});

async function open(path = '/interview', sessions: readonly FiledSession[] = [second, sample()], withVideo = true) {
  const device = fakeDevice();
  if (withVideo) {
    await device.storage.files.put('interview-a-1-0000', new Blob(['first ']));
    await device.storage.files.put('interview-a-1-0001', new Blob(['second']));
  }
  const view = await renderScreen(path, {
    device,
    preloadedState: {
      interviewSessions: {
        ids: sessions.map(({ id }) => id),
        entities: Object.fromEntries(sessions.map((session) => [session.id, session])),
      },
    },
  });
  return {
    ...view,
    device,
    choose: async (name: RegExp, item: string) => {
      await view.user.click(await screen.findByRole('button', { name }));
      await view.user.click(await screen.findByRole('menuitem', { name: item }));
    },
  };
}
const panel = () => screen.findByRole('region', { name: 'Your sessions' });
const SDE = /^Actions for the session for SDE-1/;

test('empty: says what will be here', async () => {
  await open('/interview', []);
  expect(within(await panel()).getByText('No sessions yet')).toBeVisible();
});

test('the newest first, with what they hold and what their recordings take', async () => {
  await open();
  const rows = within(await panel()).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/^QA Engineer.*2 questions of 3.*1:35/);
  await waitFor(() => expect(rows[1]).toHaveTextContent(/^SDE-1.*video 12 B/));
  expect(await panel()).toHaveTextContent('Recordings use 12 B on this device.');
});

test('one is opened, whole, and closed again', async () => {
  const { user, at } = await open();
  await user.click(await screen.findByRole('button', { name: /^QA Engineer/ }));
  await at('/interview?session=interview-b');
  expect(await screen.findByRole('heading', { level: 1, name: 'QA Engineer interview' })).toBeVisible();
  const first = screen.getByRole('region', { name: '1. Tell me about yourself.' });
  expect(first).toHaveTextContent('Um, I study computer science. I built a course finder for 300 students.');
  expect(first).toHaveTextContent('71 a minute');
  expect(first).toHaveTextContent('Pause of 5 s');
  expect(within(first).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Not reached' })).toHaveTextContent('A third one?');
  expect(screen.getByRole('region', { name: 'Notes' })).toHaveTextContent('Name a number.');
  await user.click(screen.getByRole('button', { name: 'All roles and sessions' }));
  await at('/interview');
});

test('what a good answer covers is fetched when it is opened', async () => {
  const { user } = await open('/interview?session=interview-a');
  const first = await screen.findByRole('region', { name: '1. Tell me about yourself.' });
  await user.click(within(first).getByText('What a good answer covers'));
  expect(await within(first).findByText('An interviewer may follow up with')).toBeVisible();
});

test('an address of a session that is not here says so', async () => {
  await open('/interview?session=gone');
  expect(await screen.findByText('This session is not here.')).toBeVisible();
});

describe('playback', () => {
  const current = () => document.querySelector('[aria-current=true]')?.textContent;
  const video = () => document.querySelector('video') as HTMLVideoElement;

  async function openPlayer() {
    const view = await open('/interview?session=interview-a');
    await screen.findByRole('list', { name: 'Transcript of the recording' });
    return view;
  }

  test('a line leads to its place, and the transcript follows the video', async () => {
    const { user } = await openPlayer();
    // The recording began in the fourth second; the first words were said before it.
    const lines = within(screen.getByRole('list', { name: 'Transcript of the recording' })).getAllByRole('button');
    expect(lines.map(({ textContent }) => textContent)).toEqual(['0:04 I built a course finder for 300 students.']);
    await user.click(lines[0] as HTMLElement);
    expect([video().currentTime, play.mock.calls.length]).toEqual([4, 1]);
    fireEvent.timeUpdate(video());
    await waitFor(() => expect(current()).toBe('0:04 I built a course finder for 300 students.'));
    video().currentTime = 1;
    fireEvent.timeUpdate(video());
    await waitFor(() => expect(current()).toBeUndefined());
    expect(video().querySelector('track')).toHaveAttribute('kind', 'captions');
  });

  test('a pause is heard again from the figures', async () => {
    const { user } = await openPlayer();
    await user.click(screen.getByRole('button', { name: /^Pause of 5 s/ }));
    await waitFor(() => expect(video().currentTime).toBe(0));
    expect(play).toHaveBeenCalledOnce();
  });

  test('a recording without a length is sent behind its end once, and back', async () => {
    await openPlayer();
    let duration = Number.POSITIVE_INFINITY;
    Object.defineProperty(video(), 'duration', { get: () => duration });
    fireEvent.loadedMetadata(video());
    expect(video().currentTime).toBe(1e101);
    duration = 91;
    fireEvent.durationChange(video());
    expect(video().currentTime).toBe(0);
  });

  test('several parts: each with its lines; a figure finds its part', async () => {
    const record = sample({
      parts: [
        { key: 'interview-a-1', mime: 'video/webm', start: 0, length: 5000 },
        { key: 'interview-a-2', mime: 'video/webm', start: 7000, length: 20_000 },
      ],
    });
    const device = fakeDevice();
    await device.storage.files.put('interview-a-1-0000', new Blob(['1']));
    await device.storage.files.put('interview-a-2-0000', new Blob(['2']));
    const { user } = await renderScreen('/interview?session=interview-a', {
      device,
      preloadedState: { interviewSessions: { ids: ['interview-a'], entities: { 'interview-a': record } } },
    });
    expect(await screen.findByRole('button', { name: /0:01.*Um, I study/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Part 2, from 0:07' }));
    expect(await screen.findByRole('button', { name: /0:01.*I built/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^“Um”/ }));
    expect(await screen.findByRole('button', { name: /0:01.*Um, I study/ })).toBeVisible();
    await waitFor(() => expect(video().currentTime).toBe(1));
  });

  test('a recording that is gone says so; the rest remains', async () => {
    await open('/interview?session=interview-a', [sample()], false);
    expect(await screen.findByText('The recording is no longer on this device.')).toBeVisible();
    expect(screen.getByRole('region', { name: '1. Tell me about yourself.' })).toBeVisible();
  });
});

describe('export', () => {
  test('Markdown, captions and video, of one name', async () => {
    const { choose, device } = await open();
    await choose(SDE, 'Export Markdown');
    await choose(SDE, 'Export captions');
    await choose(SDE, 'Export video');
    await waitFor(() => expect(device.downloads).toHaveLength(3));
    expect(device.downloads.map(({ name }) => name)).toEqual([
      'interview-SDE-1-2026-10-01-10-00.md',
      'interview-SDE-1-2026-10-01-10-00.vtt',
      'interview-SDE-1-2026-10-01-10-00.webm',
    ]);
    const [markdown, captions, film] = device.downloads.map(({ content }) => content);
    expect(markdown).toMatch(/^# Interview practice: SDE-1/);
    expect(captions).toBe('WEBVTT\n\n1\n00:00:04.000 --> 00:00:08.000\nI built a course finder for 300 students.\n');
    expect((film as Blob).size).toBe(12);
  });

  test('without a recording the captions are on the session’s clock, and there is no video to export', async () => {
    const { user, device } = await open('/interview?session=interview-b');
    await user.click(await screen.findByRole('button', { name: 'Export captions' }));
    expect(device.downloads[0]?.content).toContain('00:00:01.000 --> 00:00:03.000\nUm, I study computer science.');
    expect(screen.queryByRole('button', { name: 'Export video' })).not.toBeInTheDocument();
  });

  test('a recording that is gone is reported', async () => {
    const { user, device } = await open('/interview?session=interview-a', [sample()], false);
    await user.click(await screen.findByRole('button', { name: 'Export video' }));
    expect(await screen.findByText(/The recording is no longer on this device\. Its/)).toBeVisible();
    expect(device.downloads).toEqual([]);
  });
});

describe('remove', () => {
  test('with Undo, and the recording stays until that is over', async () => {
    const { choose, user, store, device } = await open();
    await choose(SDE, 'Remove');
    expect(within(await panel()).getAllByRole('listitem')).toHaveLength(1);
    expect(await device.recordings.sizes()).toEqual(new Map([['interview-a-1', 12]]));
    await user.click(await inToast('Undo'));
    await waitFor(async () => expect(within(await panel()).getAllByRole('listitem')).toHaveLength(2));
    const { scores: _, ...restored } = store.getState().interviewSessions.entities['interview-a'] ?? {};
    expect(restored).toEqual(sample());
  });

  test('a minute later the session and its recording are gone', async () => {
    const removedAt = new Date(Date.now() - 61_000).toISOString();
    const { store, device } = await open('/interview', [second, { ...sample(), removedAt }]);
    await panel();
    await waitFor(() => expect(store.getState().interviewSessions.ids).toEqual(['interview-b']));
    expect(await device.recordings.sizes()).toEqual(new Map());
  });

  test('from the session itself', async () => {
    const { user, at } = await open('/interview?session=interview-a');
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await at('/interview');
    await act(async () => {});
    expect(within(await panel()).getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('scores', () => {
  test('each answer is judged when the session is opened, with totals, once', async () => {
    const { store } = await open('/interview?session=interview-a');
    expect(await screen.findByText(/of 10 on average, by the built-in rubric/)).toBeVisible();
    const { scores } = store.getState().interviewSessions.entities['interview-a'] ?? {};
    expect(scores).toMatchObject({ rubric: INTERVIEW_RUBRIC_VERSION, answers: [{ kind: 'score' }, { kind: 'score' }] });
    const rows = within(screen.getByRole('region', { name: 'Figures of each answer' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent?.replace(/\d\.\d(?=\d+ of)/, '#'))).toEqual([
      expect.stringContaining('Score of 10'),
      expect.stringMatching(/^1\. Tell me about yourself\..*7110:20$/),
      expect.stringMatching(/^2\. .*––1:15$/),
      expect.stringMatching(/^In all.*7111:35$/),
    ]);
  });

  test('what the judge says of an answer is opened beside it', async () => {
    const { user } = await open('/interview?session=interview-a');
    const [first] = await screen.findAllByText('How it was judged');
    await user.click(first as HTMLElement);
    const said = first?.closest('details') as HTMLElement;
    await waitFor(() => expect(said).toHaveTextContent(/\bpoints?\b|\bsay\b/i));
    expect(within(said).getAllByRole('listitem').length).toBeGreaterThan(0);
  });

  test('scores of another rubric are made again', async () => {
    const scores = { rubric: 'old', answers: [{ kind: 'none', why: 'empty' } as const] };
    const { store } = await open('/interview?session=interview-a', [{ ...sample(), scores }]);
    await waitFor(() =>
      expect(store.getState().interviewSessions.entities['interview-a']?.scores).toMatchObject({
        rubric: INTERVIEW_RUBRIC_VERSION,
      }),
    );
  });

  test('are put into the trainer on wish, linked both ways, and taken back by one Undo', async () => {
    const { user, store, at } = await open('/interview?session=interview-a');
    await user.click(await screen.findByRole('button', { name: 'Put into the trainer' }));
    await user.click(await inToast('Undo'));
    expect(store.getState().trainerSessions.sessions.ids).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Put into the trainer' }));
    const link = await screen.findByRole('link', { name: 'Open in the trainer' });
    const { sessions, answers } = store.getState().trainerSessions;
    expect(sessions.ids).toEqual(['room-scores-interview-a']);
    expect(sessions.entities['room-scores-interview-a']).toMatchObject({ role: 'SDE-1', createdAt: sample().begunAt });
    expect(
      Object.values(answers.entities).map(({ text, seconds, evaluation }) => [text, seconds, evaluation !== null]),
    ).toEqual([
      ['Um, I study computer science. I built a course finder for 300 students.', 6, true],
      ['The course finder.\nIt <saved> *time*.', null, true],
    ]);
    await user.click(link);
    await at('/interview-trainer?session=room-scores-interview-a');
    expect(await screen.findByText(/2 of 2 answered/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'the interview room' })).toHaveAttribute(
      'href',
      '/interview?session=interview-a',
    );
  });

  test('a session without answers has none', async () => {
    const silent = sample({ answers: [{ spoken: [], typed: ' ', spent: 1000, prepared: 0 }] });
    await open('/interview?session=interview-a', [silent]);
    expect(await screen.findByText('No answer was given.')).toBeVisible();
    expect(screen.queryByText('Scores')).not.toBeInTheDocument();
  });

  test('the judge reads English alone: of another language there are the figures of how it was said', async () => {
    const { store } = await open('/interview?session=interview-a', [sample({ language: 'de-DE' })]);
    expect(await screen.findByText(/The built-in judge judges English only\./)).toBeVisible();
    expect(await screen.findAllByText('not in English')).toHaveLength(2);
    expect(store.getState().interviewSessions.entities['interview-a']?.scores?.answers).toEqual([
      { kind: 'none', why: 'other-language' },
      { kind: 'none', why: 'other-language' },
    ]);
    expect(screen.queryByRole('button', { name: 'Put into the trainer' })).not.toBeInTheDocument();
  });

  test('sessions of one role are drawn one after another, judged when they were not, retakes left out', async () => {
    const later = sample({ id: 'interview-b', begunAt: '2026-10-02T10:00:00.000Z' });
    const retake = sample({
      id: 'interview-r',
      begunAt: '2026-10-03T10:00:00.000Z',
      retakes: { session: 'interview-a', question: 'sde-1-01' },
    });
    const { store } = await open('/interview?session=interview-b', [retake, later, sample()]);
    const table = await screen.findByRole('region', { name: 'Figures of each session' });
    expect(
      await screen.findByRole('img', { name: /^Mean scores of 2 sessions, from \d\.\d to \d\.\d of 10/ }),
    ).toBeVisible();
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(within(table).getAllByRole('link')).toHaveLength(1);
    expect(within(table).getByRole('row', { name: /\(this one\)/ })).toHaveTextContent(/\d\.\d711$/);
    expect(store.getState().interviewSessions.entities['interview-a']?.scores).toBeDefined();
  });
});
