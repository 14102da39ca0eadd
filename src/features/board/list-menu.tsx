import { Archive, ArrowDownAZ, ArrowLeft, ArrowRight, CalendarDays, Flag, Gauge, Pencil, Trash2 } from 'lucide-react';
import type { SortBy } from '../../domain/board/list-changes';
import { isFixedList, type ListId } from '../../domain/board/types';
import { IconButton } from '../../ui/button';
import { Menu, type MenuItem } from '../../ui/menu';
import { useBoard } from './board-context';

/** Where a further list is among them. */
export type ListPlace = 'only' | 'first' | 'between' | 'last';

const SORTS: readonly (readonly [SortBy, string, React.ReactElement])[] = [
  ['due', 'Sort by due date', <CalendarDays key="due" />],
  ['priority', 'Sort by priority', <Flag key="priority" />],
  ['name', 'Sort by name', <ArrowDownAZ key="name" />],
];

/** What can be done with a list: sort it, limit it, and where it is a further one rename, move and remove it. */
export function ListMenu({
  list,
  title,
  place,
  count,
}: {
  list: ListId;
  title: string;
  place: ListPlace | null;
  count: number;
}) {
  const { actions } = useBoard();
  const items = (): MenuItem[] => [
    ...(count > 1 ? SORTS.map(([by, label, icon]) => ({ label, icon, onSelect: () => actions.sort(list, by) })) : []),
    { label: 'Set a limit…', icon: <Gauge />, onSelect: () => actions.ask({ kind: 'limit', list }) },
    ...(list === 'completed' && count > 0
      ? [{ label: 'Archive all in Completed', icon: <Archive />, onSelect: actions.archiveDone }]
      : []),
    ...(isFixedList(list)
      ? []
      : [
          { label: 'Rename…', icon: <Pencil />, onSelect: () => actions.ask({ kind: 'rename', list }) },
          ...(place === 'first' || place === 'only'
            ? []
            : [{ label: 'Move list left', icon: <ArrowLeft />, onSelect: () => actions.moveList(list, -1) }]),
          ...(place === 'last' || place === 'only'
            ? []
            : [{ label: 'Move list right', icon: <ArrowRight />, onSelect: () => actions.moveList(list, 1) }]),
          {
            label: 'Remove list…',
            icon: <Trash2 />,
            danger: true,
            onSelect: () =>
              count === 0 ? actions.removeList(list, 'todo') : actions.ask({ kind: 'removeList', list }),
          },
        ]),
  ];
  return (
    <Menu
      label={`Actions for the list ${title}`}
      trigger={
        <IconButton label={`More for the list ${title}`} className="size-9 [&_svg]:size-4!">
          <span aria-hidden="true" className="board-dots h-[5px] w-[18px]" />
        </IconButton>
      }
      items={items()}
    />
  );
}
