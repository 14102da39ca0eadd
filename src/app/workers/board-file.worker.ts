import '../../platform/no-network';
import { readBoardFile } from '../../domain/board/import/read';
import { BoardFileError, type Reading } from '../../domain/board/import/types';
import { textOf } from '../../platform/files/board-text';
import { answerCalls } from './answer-calls';
import type { BoardFileAnswer, BoardFileRequest } from './board-file';

/** Milliseconds between two reports of progress. */
const EVERY = 50;

answerCalls<BoardFileRequest, BoardFileAnswer, Reading>(async ({ file, ...about }, progress) => {
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return { problem: 'unreadable' };
  }
  try {
    const reading = readBoardFile(textOf(new Uint8Array(bytes)), about);
    let told = Number.NEGATIVE_INFINITY;
    for (;;) {
      const step = reading.next();
      if (step.done) return { file: step.value };
      if (performance.now() - told < EVERY) continue;
      told = performance.now();
      progress(step.value);
    }
  } catch (error) {
    if (error instanceof BoardFileError) return { problem: error.problem };
    throw error;
  }
});
