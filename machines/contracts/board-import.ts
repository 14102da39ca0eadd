import type { ImportChoices } from '../../src/domain/board/import/plan';
import type { BoardFile, BoardFileProblem } from '../../src/domain/board/import/types';
import type { ChosenFile } from './files';

export type { BoardFile, BoardFileProblem, ImportChoices };

/** Actor `readBoardFile`: reads one file in a worker, sends `ReadBoardFileEvent`s to its parent. Stopped with it. */
export interface ReadBoardFileInput {
  readonly file: ChosenFile;
}

export type ReadBoardFileEvent =
  /** `share` from 0 to 1; tasks or rows so far. */
  | { readonly type: 'file.progressed'; readonly share: number; readonly tasks: number }
  /** `choices`: what it is taken as until the user says otherwise. */
  | { readonly type: 'file.read'; readonly file: BoardFile; readonly choices: ImportChoices }
  | { readonly type: 'file.failed'; readonly problem: BoardFileProblem };
