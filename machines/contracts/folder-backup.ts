/** Why no backup came into the folder. Each has its own plain words on screen. */
export type FolderProblem =
  /** The browser wants to be asked again before the app may write there. */
  | 'permission'
  /** It was removed, renamed, or is on a drive that is not there. */
  | 'gone'
  | 'full'
  | 'read-only'
  | 'failed';

/** Actor `lookForFolder`: which folder is kept, and whether the app may write to it. */
export interface FolderFound {
  /** `null` for none. */
  readonly name: string | null;
  readonly isPermitted: boolean;
}

/** Actor `chooseFolder`: the name of the folder that was chosen and is kept; `null` where none was. */
export type FolderChosen = string | null;

/** Actor `writeToFolder`. */
export type FolderWritten =
  | { readonly kind: 'written' }
  /** Another tab is writing. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'failed'; readonly problem: FolderProblem };
