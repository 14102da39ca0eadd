import { type EventObject, fromCallback } from 'xstate';
import type { ReadBoardFileEvent, ReadBoardFileInput } from '../../../machines/contracts/board-import';
import { firstChoices } from '../../domain/board/import/plan';
import { type BoardFile, type BoardFileProblem, LARGEST_FILE, type Reading } from '../../domain/board/import/types';
import { startWorker as startOwnWorker } from '../../platform/own-scripts';
import { deviceZone } from '../../ui/device-zone';
import script from './board-file.worker.ts?worker&url';
import { callWorker, freshWorker } from './call-worker';

export interface BoardFileRequest {
  readonly file: Blob;
  readonly name: string;
  readonly zone: string;
  readonly dayFirst: boolean;
  readonly now: number;
}
export type BoardFileAnswer = { readonly file: BoardFile } | { readonly problem: BoardFileProblem };

const startWorker = () => startOwnWorker(script, 'board-file');

/** Whether the device writes the third of April as 03/04. */
export function writesDayFirst(language?: string): boolean {
  const parts = new Intl.DateTimeFormat(language).formatToParts(Date.UTC(2026, 3, 3));
  return parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'day';
}

/**
 * Actor `readBoardFile`: a file read in a separate worker, so that the page stays free; leaving the state ends it at once.
 * The file itself is handed over: its text never comes into the page.
 */
export const readBoardFileLogic = (start: () => Worker = startWorker) =>
  fromCallback<EventObject, ReadBoardFileInput>(({ input: { file }, sendBack }) => {
    const leaving = new AbortController();
    const send = (event: ReadBoardFileEvent) => {
      if (!leaving.signal.aborted) sendBack(event);
    };
    const fail = (problem: BoardFileProblem) => send({ type: 'file.failed', problem });
    // Before its text is asked for: what is too large never comes into memory.
    if (file.size > LARGEST_FILE) fail('too-large');
    else if (file.size === 0) fail('empty');
    else if (!(file instanceof Blob)) fail('engine');
    else
      callWorker<BoardFileRequest, BoardFileAnswer, Reading>(
        freshWorker(start),
        { file, name: file.name, zone: deviceZone(), dayFirst: writesDayFirst(), now: Date.now() },
        leaving.signal,
        (progress) => send({ type: 'file.progressed', ...progress }),
      ).then(
        (answer) =>
          'problem' in answer
            ? fail(answer.problem)
            : send({ type: 'file.read', file: answer.file, choices: firstChoices(answer.file) }),
        () => fail('engine'),
      );
    return () => leaving.abort();
  });
