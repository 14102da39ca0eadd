import { DragDropContext, Draggable, Droppable, type DropResult } from '@hello-pangea/dnd';
import { memo, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A plain board of this many cards in three lists, as the documentation of @hello-pangea/dnd builds one. */
const COUNT = 2000;
const LISTS = ['todo', 'inProgress', 'completed'] as const;
type Lists = Record<(typeof LISTS)[number], readonly string[]>;

const begun: Lists = { todo: [], inProgress: [], completed: [] };
for (let n = 0; n < COUNT; n += 1) {
  const list = LISTS[n % LISTS.length] ?? 'todo';
  begun[list] = [...begun[list], `task number ${n}`];
}

const Item = memo(function Item({ text, index }: { text: string; index: number }) {
  return (
    <Draggable draggableId={text} index={index}>
      {(provided, { isDragging }) => (
        <div
          ref={provided.innerRef}
          {...provided.draggableProps}
          {...provided.dragHandleProps}
          data-task={text}
          data-dragging={isDragging}
          style={{ ...provided.draggableProps.style, border: '1px solid #ccc', margin: 4, padding: 8 }}
        >
          {text}
        </div>
      )}
    </Draggable>
  );
});

const Items = memo(function Items({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => <Item key={text} text={text} index={index} />);
});

function Board() {
  const [lists, setLists] = useState(begun);
  const move = ({ source, destination }: DropResult) => {
    if (!destination) return;
    const next: Record<string, string[]> = Object.fromEntries(LISTS.map((list) => [list, [...lists[list]]]));
    const [text] = next[source.droppableId]?.splice(source.index, 1) ?? [];
    if (text !== undefined) next[destination.droppableId]?.splice(destination.index, 0, text);
    setLists(next as unknown as Lists);
  };
  return (
    <DragDropContext onDragEnd={move}>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: 16 }}>
        {LISTS.map((list) => (
          <Droppable key={list} droppableId={list}>
            {(provided) => (
              <div
                ref={provided.innerRef}
                {...provided.droppableProps}
                data-list={list}
                style={{ height: 560, overflowY: 'auto' }}
              >
                <Items texts={lists[list]} />
                {provided.placeholder}
              </div>
            )}
          </Droppable>
        ))}
      </div>
    </DragDropContext>
  );
}

function Page() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        Show
      </button>
      {shown ? <Board /> : null}
    </>
  );
}

const root = document.querySelector('main');
if (root) createRoot(root).render(<Page />);
