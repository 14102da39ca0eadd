import { after, type Ignored, type Replay } from '../../support/replay';

const others = { todo: 2, inProgress: 1, completed: 0 };
const from = { list: 'todo', index: 1 };
const grip = { taskId: 'task-b', from, others };
const at = (x: number, y: number) => ({ x, y });

const lift = { type: 'card.lifted', ...grip };
const press = (mode: 'mouse' | 'touch') => ({ type: 'card.pressed', mode, at: at(100, 100), ...grip });
const pointer = (x: number, y: number) => ({ type: 'pointer.moved', at: at(x, y) });
const over = (list: string, index: number) => ({ type: 'place.hovered', slot: { list, index } });
const outside = { type: 'place.hovered', slot: null };
const three = { start: 54_000_000, end: 57_600_000 };
const four = { start: 57_600_000, end: 61_200_000 };
const overTime = (time: unknown) => ({ type: 'time.hovered', time });
const arrow = (key: string) => ({ type: 'arrow.pressed', key });
const drop = (distance: number | null = null) => ({ type: 'card.dropped', distance });
const cancel = (distance: number | null = null) => ({ type: 'drag.cancelled', distance });
const lists = (slot: unknown, sizes: unknown = others) => ({ type: 'lists.changed', from: slot, others: sizes });
const landed = after('dropDelay', 'boardDrag.dropping');
const back = after('cancelDelay', 'boardDrag.cancelling');
const held = after('pressDelay', 'boardDrag.pressed');

const told = (kind: string, slot: unknown, sizes: unknown = others) => ({
  type: 'drag.told',
  taskId: 'task-b',
  news: { kind, slot, others: sizes },
});
const timed = (kind: string, time: unknown) => ({ type: 'drag.told', taskId: 'task-b', news: { kind, time } });
const planned = (time: unknown) => ({ type: 'task.planned', taskId: 'task-b', time });
const moved = (list: string, index: number) => ({ type: 'task.moved', taskId: 'task-b', to: { list, index } });
const idle = {
  state: 'idle',
  context: { taskId: null, mode: null, pressedAt: null, from: null, over: null, time: null, distance: null },
};

export const happyPath = 'by mouse: lifted after 5 px, dropped elsewhere, flies there';

export const replays: readonly Replay[] = [
  {
    name: 'by keyboard: Space, arrows, Space',
    spec: '§4: space lifts and drops, arrows move',
    starts: 'idle',
    steps: [
      [
        lift,
        { state: 'lifted', context: { mode: 'keyboard', pressedAt: null, over: from }, emits: [told('lifted', from)] },
      ],
      [arrow('down'), { state: 'lifted', emits: [told('moved', { list: 'todo', index: 2 })] }],
      [arrow('down'), { state: 'lifted', context: { over: { list: 'todo', index: 2 } }, emits: [] }],
      [arrow('right'), { state: 'lifted', emits: [told('moved', { list: 'inProgress', index: 1 })] }],
      [arrow('up'), { state: 'lifted', emits: [told('moved', { list: 'inProgress', index: 0 })] }],
      [arrow('right'), { state: 'lifted', emits: [told('moved', { list: 'completed', index: 0 })] }],
      [arrow('right'), { state: 'lifted', context: { over: { list: 'completed', index: 0 } }, emits: [] }],
      [
        drop(),
        {
          state: 'dropping',
          context: { distance: null },
          emits: [told('dropped', { list: 'completed', index: 0 }), moved('completed', 0)],
        },
      ],
      [landed, idle],
    ],
  },
  {
    name: 'by keyboard: Escape puts it back',
    spec: '§4: escape cancels',
    starts: 'idle',
    steps: [
      [lift, 'lifted'],
      [arrow('left'), { state: 'lifted', context: { over: from }, emits: [] }],
      [arrow('right'), 'lifted'],
      [cancel(), { state: 'cancelling', context: { over: from }, emits: [told('cancelled', from)] }],
      [back, idle],
    ],
  },
  {
    name: 'by mouse: lifted after 5 px, dropped elsewhere, flies there',
    spec: '§4: mouse drag starts after a 5px move; §9: drop animation',
    starts: { ...idle, context: { ...idle.context, others: { todo: 0, inProgress: 0, completed: 0 } } },
    steps: [
      [press('mouse'), { state: 'pressed', context: { pressedAt: at(100, 100) }, emits: [] }],
      [pointer(103, 103), { state: 'pressed', emits: [] }],
      [pointer(103, 104), { state: 'lifted', context: { mode: 'mouse' }, emits: [told('lifted', from)] }],
      [over('inProgress', 1), { state: 'lifted', emits: [told('moved', { list: 'inProgress', index: 1 })] }],
      [over('inProgress', 1), { state: 'lifted', emits: [] }],
      [
        drop(300),
        {
          state: 'dropping',
          context: { distance: 300 },
          emits: [told('dropped', { list: 'inProgress', index: 1 }), moved('inProgress', 1)],
        },
      ],
      [landed, idle],
    ],
  },
  {
    name: 'by mouse: a click is no drag',
    spec: '§4: mouse drag starts after a 5px move',
    starts: 'idle',
    steps: [
      [press('mouse'), 'pressed'],
      [drop(0), { ...idle, emits: [] }],
      [press('mouse'), 'pressed'],
      [cancel(0), { ...idle, emits: [] }],
    ],
  },
  {
    name: 'by touch: lifted after 120 ms in place',
    spec: '§4: touch after a 120ms long press',
    starts: 'idle',
    steps: [
      [press('touch'), 'pressed'],
      [pointer(102, 101), 'pressed'],
      [held, { state: 'lifted', context: { mode: 'touch' }, emits: [told('lifted', from)] }],
      [over('todo', 0), 'lifted'],
      [drop(60), { state: 'dropping', emits: [told('dropped', { list: 'todo', index: 0 }), moved('todo', 0)] }],
      [landed, idle],
    ],
  },
  {
    name: 'by touch: a quick swipe is no drag',
    spec: '§4: touch after a 120ms long press',
    starts: 'idle',
    steps: [
      [press('touch'), 'pressed'],
      [pointer(100, 105), { ...idle, emits: [] }],
    ],
  },
  {
    name: 'by touch: a second finger, or a lost pointer, puts it back',
    spec: 'issue 5: a lost pointer; a second finger',
    starts: 'idle',
    steps: [
      [press('touch'), 'pressed'],
      [held, 'lifted'],
      [over('completed', 0), 'lifted'],
      [cancel(200), { state: 'cancelling', context: { distance: 200 }, emits: [told('cancelled', from)] }],
      [back, idle],
    ],
  },
  {
    name: 'no destination changes nothing',
    spec: '§4: no destination, or identical source and destination, changes nothing',
    starts: 'idle',
    steps: [
      [press('mouse'), 'pressed'],
      [pointer(200, 100), 'lifted'],
      [
        outside,
        {
          state: 'lifted',
          context: { over: null },
          emits: [{ type: 'drag.told', taskId: 'task-b', news: { kind: 'outside' } }],
        },
      ],
      [drop(90), { state: 'cancelling', context: { over: from }, emits: [told('cancelled', from)] }],
      [back, idle],
    ],
  },
  {
    name: 'the same place changes nothing',
    spec: '§4: no destination, or identical source and destination, changes nothing',
    starts: 'idle',
    steps: [
      [press('mouse'), 'pressed'],
      [pointer(200, 100), 'lifted'],
      [over('todo', 2), 'lifted'],
      [over('todo', 1), 'lifted'],
      [drop(20), { state: 'dropping', emits: [told('unchanged', from)] }],
      [landed, idle],
    ],
  },
  {
    name: 'another tab removes the task in the middle',
    spec: 'issue 5: a drag while the task is removed in another tab',
    starts: 'idle',
    steps: [
      [press('mouse'), 'pressed'],
      [lists(null), { ...idle, emits: [] }],
      [lift, 'lifted'],
      [arrow('right'), 'lifted'],
      [lists(null), { ...idle, emits: [{ type: 'drag.told', taskId: 'task-b', news: { kind: 'vanished' } }] }],
      [drop(), { ...idle, emits: [] }],
    ],
  },
  {
    name: 'another tab changes the lists in the middle',
    spec: 'issue 5: two tabs; the place stays within its list',
    starts: 'idle',
    steps: [
      [press('touch'), 'pressed'],
      [lists({ list: 'todo', index: 0 }), { state: 'pressed', context: { from: { list: 'todo', index: 0 } } }],
      [held, 'lifted'],
      [over('inProgress', 1), 'lifted'],
      [
        lists({ list: 'todo', index: 0 }, { todo: 1, inProgress: 0, completed: 0 }),
        {
          state: 'lifted',
          context: { from: { list: 'todo', index: 0 }, over: { list: 'inProgress', index: 0 } },
          emits: [],
        },
      ],
      [outside, 'lifted'],
      [lists({ list: 'todo', index: 0 }), { state: 'lifted', context: { over: null } }],
    ],
  },
  {
    name: 'a quick hand takes the next card while the last one still flies',
    spec: 'issue 5: nothing the user does is lost',
    starts: 'idle',
    steps: [
      [lift, 'lifted'],
      [arrow('right'), 'lifted'],
      [drop(300), 'dropping'],
      [lift, { state: 'lifted', context: { over: from, distance: null }, emits: [told('lifted', from)] }],
      [cancel(300), 'cancelling'],
      [press('mouse'), { state: 'pressed', context: { mode: 'mouse', over: from, distance: null }, emits: [] }],
    ],
  },
  {
    name: 'by mouse: across into the calendar beside the board, dropped on an hour',
    spec: 'issue 18: one drag across board and calendar',
    starts: 'idle',
    steps: [
      [press('mouse'), 'pressed'],
      [pointer(200, 100), 'lifted'],
      [
        overTime(three),
        { state: 'overCalendar', context: { over: null, time: three }, emits: [timed('timed', three)] },
      ],
      [overTime({ ...three }), { state: 'overCalendar', emits: [] }],
      [overTime(four), { state: 'overCalendar', context: { time: four }, emits: [timed('timed', four)] }],
      [
        overTime({ ...four, end: 64_800_000 }),
        { state: 'overCalendar', context: { time: { ...four, end: 64_800_000 } } },
      ],
      [overTime(four), 'overCalendar'],
      [drop(40), { state: 'dropping', context: { distance: 40 }, emits: [timed('planned', four), planned(four)] }],
      [landed, idle],
    ],
  },
  {
    name: 'over the calendar: back over the board it is moved, as if it had never left',
    spec: 'issue 18: one drag across board and calendar',
    starts: 'idle',
    steps: [
      [press('mouse'), 'pressed'],
      [pointer(200, 100), 'lifted'],
      [overTime(three), 'overCalendar'],
      [
        over('inProgress', 0),
        {
          state: 'lifted',
          context: { over: { list: 'inProgress', index: 0 }, time: null },
          emits: [told('moved', { list: 'inProgress', index: 0 })],
        },
      ],
      [overTime(three), 'overCalendar'],
      [
        outside,
        {
          state: 'lifted',
          context: { over: null, time: null },
          emits: [{ type: 'drag.told', taskId: 'task-b', news: { kind: 'outside' } }],
        },
      ],
      [drop(90), { state: 'cancelling', emits: [told('cancelled', from)] }],
      [back, idle],
    ],
  },
  {
    name: 'by keyboard: over the calendar Escape puts it back',
    spec: 'issue 18: Escape cancels',
    starts: 'idle',
    steps: [
      [lift, 'lifted'],
      [overTime(three), 'overCalendar'],
      [cancel(), { state: 'cancelling', context: { over: from, time: null }, emits: [told('cancelled', from)] }],
      [back, idle],
    ],
  },
  {
    name: 'over the calendar: another tab changes the lists, then removes the task',
    spec: 'issue 18: nothing is planned of a task that is gone',
    starts: 'idle',
    steps: [
      [lift, 'lifted'],
      [overTime(three), 'overCalendar'],
      [
        lists({ list: 'todo', index: 0 }),
        { state: 'overCalendar', context: { from: { list: 'todo', index: 0 }, over: null, time: three }, emits: [] },
      ],
      [lists(null), { ...idle, emits: [{ type: 'drag.told', taskId: 'task-b', news: { kind: 'vanished' } }] }],
    ],
  },
  {
    name: 'by keyboard: the top of a list is its end',
    spec: '§4: arrows move',
    starts: 'idle',
    steps: [
      [{ ...lift, from: { list: 'todo', index: 0 } }, 'lifted'],
      [arrow('up'), { state: 'lifted', context: { over: { list: 'todo', index: 0 } }, emits: [] }],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  {
    state: 'idle',
    steps: [],
    events: [pointer(0, 0), over('todo', 0), outside, overTime(three), arrow('up'), drop(), cancel(), lists(null)],
  },
  {
    state: 'pressed',
    steps: [press('mouse')],
    events: [held, lift, press('touch'), over('todo', 0), overTime(three), arrow('up')],
  },
  {
    state: 'overCalendar',
    steps: [lift, overTime(three)],
    events: [lift, press('mouse'), press('touch'), pointer(500, 500), overTime(three), arrow('left')],
  },
  {
    state: 'lifted',
    steps: [lift],
    events: [lift, press('mouse'), press('touch'), pointer(500, 500), over('todo', 1), arrow('left')],
  },
  {
    state: 'dropping',
    steps: [lift, arrow('right'), drop(10)],
    events: [pointer(0, 0), over('todo', 0), overTime(three), arrow('up'), drop(), cancel(), lists(null)],
  },
  {
    state: 'cancelling',
    steps: [lift, arrow('right'), cancel(10)],
    events: [pointer(0, 0), over('todo', 0), overTime(three), arrow('up'), drop(), cancel(), lists(null)],
  },
];
