import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { ChosenFile } from '../../../machines/contracts/files';
import { copyText } from '../../../src/platform/files/clipboard';
import { safeFileName } from '../../../src/platform/files/download';
import { storeFileLogic } from '../../../src/platform/files/store-file';

afterEach(() => vi.unstubAllGlobals());

describe('safeFileName', () => {
  test.each([
    ['resume-ats-score.md', 'resume-ats-score.md'],
    ['Ärger und 履歴書.pdf', 'Ärger und 履歴書.pdf'],
    ['../../etc/passwd', '-.-etc-passwd'],
    ['a/b\\c:d*e?f"g<h>i|j.md', 'a-b-c-d-e-f-g-h-i-j.md'],
    ['line\nbreak\ttab\0.md', 'line-break-tab-.md'],
    ['  spaces .md', 'spaces.md'],
    ['...', 'elevate'],
    ['con.txt', 'con-.txt'],
    ['.gitignore', 'gitignore'],
    ['', 'elevate'],
    ['   ', 'elevate'],
    ['no ending', 'no ending'],
    ['archive.tar.gz', 'archive.tar.gz'],
    ['e\u0301.md', 'é.md'],
    [`${'x'.repeat(300)}.json`, `${'x'.repeat(115)}.json`],
  ])('%j becomes %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe);
  });

  test('no character that a file system refuses, and never a way to another folder', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const safe = safeFileName(`${name}.md`);
        expect(safe).toMatch(/^[^\\/:*?"<>|]+$/);
        expect([...safe].every((character) => character >= ' ')).toBe(true);
        expect(safe).not.toMatch(/^[.\s]/);
        expect(safe.length).toBeLessThanOrEqual(120);
      }),
    );
  });

  test('at most 120 characters, even where the last dot comes early', () => {
    expect(safeFileName(`a.${'b'.repeat(300)}`).length).toBeLessThanOrEqual(120);
  });

  test('no name ends with a dot or a space, which Windows refuses', () => {
    for (const name of ['report.', 'report.md ', '...']) expect(safeFileName(name)).toMatch(/[^.\s]$/);
  });
});

describe('storeFile', () => {
  const run = (file: ChosenFile, kept = true) => {
    const put = vi.fn(async () => ({ kept }));
    const actor = createActor(storeFileLogic({ put }), { input: { file, fileKey: 'resume-1' } }).start();
    return { put, done: toPromise(actor) };
  };

  test.each([true, false])('hands the file itself to the store and gives its answer: %s', async (kept) => {
    const file = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });
    const { put, done } = run(file, kept);
    await expect(done).resolves.toEqual({ kept });
    expect(put).toHaveBeenCalledExactlyOnceWith('resume-1', file);
  });

  test('refuses what is not a file', async () => {
    const { put, done } = run({ name: 'cv.pdf', type: 'application/pdf', size: 3 });
    await expect(done).rejects.toThrow(TypeError);
    expect(put).not.toHaveBeenCalled();
  });

  test('fails with the store', async () => {
    const put = () => Promise.reject(new Error('made by the test'));
    const actor = createActor(storeFileLogic({ put }), { input: { file: new File([], 'cv.pdf'), fileKey: 'k' } });
    actor.start();
    await expect(toPromise(actor)).rejects.toThrow('made by the test');
  });
});

describe('copyText', () => {
  test('says whether the browser took it', async () => {
    const writeText = vi.fn(async (_: string) => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await expect(copyText('# Result')).resolves.toBe(true);
    expect(writeText).toHaveBeenCalledExactlyOnceWith('# Result');
    writeText.mockRejectedValueOnce(new DOMException('made by the test', 'NotAllowedError'));
    await expect(copyText('# Result')).resolves.toBe(false);
    vi.stubGlobal('navigator', {});
    await expect(copyText('# Result')).resolves.toBe(false);
  });
});
