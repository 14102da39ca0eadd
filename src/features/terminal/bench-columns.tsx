import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Splitter } from '../../ui/splitter';
import { initialPanes, type Panes, partedAt, shareOf } from './panes';
import { selectTerminalSettings } from './selectors';
import { terminalSet } from './terminal-settings-slice';

// The two code screens in columns: as wide as there is room they are side by side and scroll each for itself. The borders
// between them can be moved where they are side by side.

const ROWS =
  'grid min-h-0 flex-1 grid-cols-1 gap-3 p-3 @3xl:grid-cols-[minmax(16rem,var(--writing))_0.75rem_minmax(16rem,var(--running))] @3xl:gap-x-0 @5xl:grid-rows-1';
const THREE =
  '@5xl:grid-cols-[minmax(10rem,var(--list))_0.75rem_minmax(18rem,var(--writing))_0.75rem_minmax(16rem,var(--running))]';

/** The sizes as they are kept, or as they are while a border is dragged. */
function usePanes() {
  const kept = useAppSelector((state) => selectTerminalSettings(state).panes);
  const dispatch = useAppDispatch();
  const [dragged, setDragged] = useState<Panes | null>(null);
  const panes = dragged ?? kept;
  const between = (one: keyof Panes, other: keyof Panes) => ({
    share: shareOf(panes, one, other),
    initial: shareOf(initialPanes, one, other),
    onMove: (share: number) => setDragged(partedAt(kept, one, other, share)),
    onSettle(share: number) {
      setDragged(null);
      dispatch(terminalSet({ panes: partedAt(kept, one, other, share) }));
    },
  });
  return { panes, between };
}

const parts = (panes: Panes, names: readonly (keyof Panes)[]) =>
  Object.fromEntries(names.map((name) => [`--${name}`, `${panes[name]}fr`])) as CSSProperties;

/** @param list `null` when it is put away, and the other columns share its room */
export function BenchColumns({ list, writing, running }: { list: ReactNode; writing: ReactNode; running: ReactNode }) {
  const { panes, between } = usePanes();
  return (
    <div className={clsx(ROWS, list !== null && THREE)} style={parts(panes, ['list', 'writing', 'running'])}>
      {list === null ? null : (
        <>
          <div className="grid max-h-56 min-h-0 @3xl:col-span-3 @5xl:col-span-1 @5xl:max-h-none">{list}</div>
          <Splitter
            label="Width of the list"
            across="columns"
            className="hidden @5xl:block"
            {...between('list', 'writing')}
          />
        </>
      )}
      {writing}
      <Splitter
        label="Width of the editor"
        across="columns"
        className="hidden @3xl:block"
        {...between('writing', 'running')}
      />
      {running}
    </div>
  );
}

/** The editor, and what is said about the program below it. */
export function WritingColumn({ editor, about }: { editor: ReactNode; about: ReactNode }) {
  const { panes, between } = usePanes();
  return (
    <div
      style={parts(panes, ['editor', 'about'])}
      className="grid min-h-0 grid-cols-1 gap-3 @3xl:grid-rows-[30rem_auto] @3xl:content-start @5xl:grid-rows-[minmax(12rem,var(--editor))_0.75rem_minmax(8rem,var(--about))] @5xl:content-stretch @5xl:gap-0"
    >
      {editor}
      <Splitter
        label="Height of the editor"
        across="rows"
        className="hidden @5xl:block"
        {...between('editor', 'about')}
      />
      {about}
    </div>
  );
}

/** What the program writes, and what it reads. */
export const RunColumn = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-0 flex-col gap-3 max-@3xl:min-h-[32rem] @3xl:max-h-[50rem] @3xl:min-h-[40rem] @5xl:max-h-none @5xl:min-h-0">
    {children}
  </div>
);
