/** A module made of content: data that becomes its default export, or source code where it must import others. */
export type ContentModule = { readonly data: unknown; readonly code?: string } | { readonly code: string };

/** One kind of content: reads and checks its files, and says which modules stand for them. */
export interface Room {
  /** The folder or file below `src/content` that it reads; of one that gathers from others, the name of its module. */
  readonly place: string;
  /**
   * @param place absolute path of `place`
   * @param root the repository's folder, for the paths in messages
   * @returns the modules by id, without `content:` before it
   * @throws ContentError that names each fault with its file and line
   */
  read(place: string, root: string): ReadonlyMap<string, ContentModule>;
}
