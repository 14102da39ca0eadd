import type { ReactNode } from 'react';

// The two code screens in columns: as wide as there is room they are side by side and scroll each for itself.

const ROWS =
  'grid min-h-0 flex-1 grid-cols-1 gap-3 p-3 @3xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] @5xl:grid-rows-1';
const THREE = '@5xl:grid-cols-[15rem_minmax(0,1.35fr)_minmax(0,1fr)]';
const TWO = '@5xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]';

/** @param list `null` when it is put away, and the other columns share its room */
export function BenchColumns({ list, children }: { list: ReactNode; children: ReactNode }) {
  return (
    <div className={`${ROWS} ${list === null ? TWO : THREE}`}>
      {list === null ? null : (
        <div className="grid max-h-56 min-h-0 @3xl:col-span-2 @5xl:col-span-1 @5xl:max-h-none">{list}</div>
      )}
      {children}
    </div>
  );
}

/** The editor, and what is said about the program below it. */
export const WritingColumn = ({ children }: { children: ReactNode }) => (
  <div className="grid min-h-0 grid-cols-1 gap-3 @3xl:grid-rows-[30rem_auto] @3xl:content-start @5xl:grid-rows-[minmax(16rem,1.35fr)_minmax(10rem,1fr)] @5xl:content-stretch">
    {children}
  </div>
);

/** What the program writes, and what it reads. */
export const RunColumn = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-0 flex-col gap-3 max-@3xl:min-h-[32rem] @3xl:max-h-[50rem] @3xl:min-h-[40rem] @5xl:max-h-none @5xl:min-h-0">
    {children}
  </div>
);
