import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ResumeAction } from '../../machines/contracts/resume';
import { composeResult } from '../../src/domain/report/actions/compose-result';
import { toSpeech } from '../../src/domain/report/actions/to-speech';
import { selectOwnTasks } from '../../src/features/board/selectors';
import { documentOf } from '../domain/report/resumes';
import { reportOn } from '../domain/report/support';
import { fakeDevice } from '../support/fake-device';
import { inToast } from '../support/render-screen';
import { analyse, atAction, atResult, started } from './resume-steps';
import { middlingReport } from './samples';

describe('the report', () => {
  test('the score with its breakdown, and the words behind each point', async () => {
    const { user } = await atResult('ats-score');
    const score = screen.getByRole('region', { name: 'Score' });
    expect(within(score).getByText('Score: 68 out of 100')).toBeVisible();
    expect(score).toHaveTextContent('67.75 of 100 points from 25 checks');
    await user.click(within(score).getByRole('button', { name: 'How this score was made' }));
    const made = await screen.findByRole('dialog', { name: 'How this score was made' });
    expect(made).toHaveTextContent(`Fingerprint${middlingReport.fingerprint}`);
    expect(made).toHaveTextContent('Filemarco.pdf');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(made).not.toBeInTheDocument());
    const areas = ['form', 'fit'].flatMap((figure) =>
      within(within(score).getByRole('list', { name: `Points of ${figure} by area` })).getAllByRole('listitem'),
    );
    expect(areas.map(({ textContent }) => textContent)).toEqual(
      middlingReport.areas.map(({ title, points, maxPoints }) => `${title}${points} / ${maxPoints}`),
    );

    const why = screen.getByRole('region', { name: 'Why this number' });
    const email = middlingReport.checks.find(({ id }) => id === 'contact-email') ?? middlingReport.checks[0];
    const said = within(why).getByText(email?.says ?? '');
    expect(said).not.toBeVisible();
    await user.click(within(why).getByText(email?.title ?? ''));
    expect(said).toBeVisible();
    await user.click(within(why).getByRole('button', { name: 'Open all' }));
    for (const { says } of middlingReport.checks)
      for (const text of within(why).getAllByText(says)) expect(text).toBeVisible();
    await user.click(within(why).getByRole('button', { name: 'Close all' }));
    expect(within(why).getByText(email?.says ?? '')).not.toBeVisible();
  });

  test('each missing skill has ways on, and one press makes a task of it that Undo takes away', async () => {
    const { user, store } = await atResult('ats-score');
    const missing = middlingReport.skills.filter(({ status }) => status === 'missing').map(({ skill }) => skill);
    const panel = within(await screen.findByRole('region', { name: 'What is missing, and what you can do' }));
    expect(panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      missing.slice(0, 8),
    );
    for (const link of panel.getAllByRole('link', { name: 'Ask the tutor' }))
      expect(link).toHaveAttribute('href', expect.stringContaining('/esmoai?ask='));
    expect(panel.getAllByRole('link', { name: /^Learn/ }).length).toBeGreaterThan(0);
    expect(panel.getAllByRole('link', { name: /^Answer/ }).length).toBeGreaterThan(0);
    const show = panel.getAllByRole('link', { name: 'Show it on the resume' });
    expect(show[0]).toHaveAttribute('href', '/resume-form?field=work');
    expect(show.at(-1)).toHaveAttribute('href', '/resume-form?field=skills');
    await user.click(panel.getAllByRole('button', { name: 'Plan a task' })[0] as HTMLElement);
    const tasks = () =>
      Object.values(selectOwnTasks(store.getState())).flatMap(({ content, sample }) => (sample ? [] : [content]));
    expect(tasks()).toEqual([`Learn ${missing[0]}`]);
    await user.click(await inToast('Undo'));
    expect(tasks()).toEqual([]);
  });

  test('a ceiling and a check that could not run are said', async () => {
    const view = await atAction();
    await analyse(view, 'ats-score', {
      ...middlingReport,
      score: 40,
      uncapped: 66,
      ceiling: { limit: 40, check: 'garbled', reason: 'Half of the characters do not stand for themselves.' },
      checks: middlingReport.checks.map((check, index) =>
        index === 0 ? { ...check, status: 'skipped', points: 0 } : check,
      ),
    });
    const score = screen.getByRole('region', { name: 'Score' });
    expect(score).toHaveTextContent('The score is capped at 40.');
    expect(score).toHaveTextContent('Half of the characters do not stand for themselves.');
    expect(score).toHaveTextContent('from 24 checks; 1 check could not run and counts neither way');
  });

  test.each<[ResumeAction, string]>([
    ['ats-enhancer', composeResult('ats-enhancer', middlingReport).title],
    ['resume-feedback', composeResult('resume-feedback', middlingReport).title],
    ['keyword-match', composeResult('keyword-match', middlingReport).title],
  ])('%s has a panel of its own', async (action, title) => {
    await atResult(action);
    const panel = screen.getByRole('region', { name: title });
    for (const block of composeResult(action, middlingReport).blocks)
      if (block.kind === 'heading') expect(within(panel).getByRole('heading', { name: block.text })).toBeVisible();
      else if (block.kind === 'table') expect(within(panel).getByRole('table', { name: block.caption })).toBeVisible();
  });

  test('texts of the resume and the job are shown as they stand, never as elements', async () => {
    const hostile = '<img src=x onerror="alert(1)"> [click](javascript:alert(1)) <script>alert(2)</script>';
    const resume = `Eve Example\neve@example.org\n\nExperience\nDeveloper, Acme, 2020 - 2023\n- ${hostile} Built 3 services in Go\n- Responsible for <b>Docker</b>\n\nSkills\nGo, Docker`;
    const report = reportOn(
      documentOf(resume),
      `<script>alert(3)</script> Engineer\n\nRequirements\n- Go <iframe>\n- Docker`,
    );
    for (const action of ['ats-enhancer', 'resume-feedback', 'keyword-match'] as const) {
      const view = await atAction();
      await analyse(view, action, report);
      const main = within(screen.getByRole('main'));
      expect(main.queryAllByRole('img', { name: '' })).toEqual([]);
      expect(document.querySelector('main :is(script, iframe, img, a[href^="javascript"])')).toBeNull();
      view.unmount();
    }
  });
});

describe('Read Aloud', () => {
  test('speaks the result as sentences; Stop Reading ends it', async () => {
    const { user, device } = await atResult('resume-feedback');
    await user.click(await screen.findByRole('button', { name: 'Read Aloud' }));
    await started(device.readAloud);
    expect(device.readAloud.latest.input).toEqual({
      text: toSpeech(composeResult('resume-feedback', middlingReport)),
      language: 'en-US',
    });
    await user.click(await screen.findByRole('button', { name: 'Stop Reading' }));
    expect(device.readAloud.latest.stopped).toBe(true);
    expect(await screen.findByRole('button', { name: 'Read Aloud' })).toBeVisible();
  });

  test('ends by itself', async () => {
    const { user, device } = await atResult();
    await user.click(await screen.findByRole('button', { name: 'Read Aloud' }));
    await started(device.readAloud);
    device.readAloud.latest.send({ type: 'speech.finished' });
    expect(await screen.findByRole('button', { name: 'Read Aloud' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    ['unsupported', 'This browser cannot read aloud. The text stays on screen.'],
    ['failed', 'The voice stopped or is not available. The text stays on screen; you can try again.'],
  ] as const)('%s: is said, and can be tried again', async (problem, words) => {
    const { user, device } = await atResult();
    await user.click(await screen.findByRole('button', { name: 'Read Aloud' }));
    await started(device.readAloud);
    device.readAloud.latest.send({ type: 'speech.failed', problem });
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await user.click(screen.getByRole('button', { name: 'Read Aloud' }));
    await started(device.readAloud, 2);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});

describe('copy and download', () => {
  test('the same text, byte for byte, however often', async () => {
    const { user, device } = await atResult('ats-enhancer');
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied as Markdown.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download Markdown' }));
    await user.click(screen.getByRole('button', { name: 'Download Markdown' }));
    const [first, second] = device.downloads;
    expect(first).toEqual({
      name: 'marco-ats-enhancer.md',
      content: device.copied[0],
      type: 'text/markdown;charset=utf-8',
    });
    expect(second).toEqual(first);
    expect(first?.content).toMatch(/^# .+\n\nHello Marco, /);
    expect(first?.content).toContain(middlingReport.fingerprint);
  });

  test('the same text again from the history', async () => {
    const { user, device } = await atResult('keyword-match');
    await user.click(await screen.findByRole('button', { name: 'Download Markdown' }));
    await user.click(screen.getByRole('tab', { name: 'History (1)' }));
    await user.click(await screen.findByRole('button', { name: /^marco\.pdf/ }));
    await user.click(await screen.findByRole('button', { name: 'Download Markdown' }));
    expect(device.downloads[1]).toEqual(device.downloads[0]);
  });

  test('a refused clipboard is said, with another way', async () => {
    const { user, device } = await atResult('ats-score', fakeDevice({ noClipboard: true }));
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('The browser refused the clipboard. Use Download Markdown instead.')).toBeVisible();
    expect(device.copied).toEqual([]);
  });
});
