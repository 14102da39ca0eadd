interface SlotMetrics {
  getRange(start: Date, end: Date): { top: number; height: number };
  /** The time at a share of the day: 0 is its beginning. */
  closestSlotToPosition(share: number): Date;
}
interface Timed {
  readonly start: Date;
  readonly end: Date;
}

interface LayoutInput<E extends Timed> {
  readonly events: readonly E[];
  readonly slotMetrics: SlotMetrics;
}

/** As the library takes it: all in per cent of the column. */
interface Placed<E> {
  readonly event: E;
  readonly style: { top: number; height: number; width: number; xOffset: number };
}

/** Per cent of a column that a block has at least in height, so that its words can be read. */
const LEAST = 100 / 48;

interface Block<E> {
  readonly event: E;
  readonly top: number;
  readonly height: number;
  lane: number;
  lanes: number;
}

/** Per cent of the column's width that a number needs. */
const FOR_MORE = 30;

/**
 * Places the events of one day side by side where they overlap. One walk over them in order of their beginning, so that
 * a hundred in a day cost no more than a hundred steps for each lane; the library's own layouts compare all with all.
 * @param most side by side: of what would be narrower the last place only says how many there are, as no word could be
 *   read in any of them
 * @param moreOf what represents events that are not drawn, on that day
 * @param keeps an event that is drawn wherever others are left out: the one that is being moved
 */
export const dayLayout =
  <E extends Timed>(
    most: number,
    moreOf: (hidden: readonly E[], day: Date) => E,
    keeps: (event: E) => boolean = () => false,
  ) =>
  ({ events, slotMetrics }: LayoutInput<E>): Placed<E>[] =>
    groupsOf(events, slotMetrics).flatMap((group) =>
      (group[0]?.lanes ?? 0) <= most
        ? group.map((block) => placed(block, 100))
        : fitting(withRoomFor(group, most - 1, keeps), most, (hidden) =>
            moreOf(hidden, slotMetrics.closestSlotToPosition(0)),
          ),
    );

/** A block where its lane is, when all lanes together have this many per cent of the width. */
function placed<E>({ event, top, height, lane, lanes }: Block<E>, width: number): Placed<E> {
  return { event, style: { top, height, width: width / lanes, xOffset: (width / lanes) * lane } };
}

/** What overlaps, in lanes; groups and events in order. */
function groupsOf<E extends Timed>(events: readonly E[], slotMetrics: SlotMetrics): Block<E>[][] {
  const blocks = events
    .map((event) => {
      const { top, height } = slotMetrics.getRange(event.start, event.end);
      return { event, top, height: Math.max(height, LEAST), lane: 0, lanes: 1 };
    })
    .sort((a, b) => a.top - b.top || b.height - a.height);
  const groups: Block<E>[][] = [];
  let group: Block<E>[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const block of group) block.lanes = ends.length;
    if (group.length > 0) groups.push(group);
    group = [];
    ends = [];
  };
  for (const block of blocks) {
    // Hundredths of a per cent are rounding, not an overlap.
    if (ends.every((end) => end <= block.top + 0.01)) close();
    const free = ends.findIndex((end) => end <= block.top + 0.01);
    block.lane = free === -1 ? ends.length : free;
    ends[block.lane] = block.top + block.height;
    group.push(block);
  }
  close();
  return groups;
}

/** The same group with the lane of one event among the first: lanes may change places as a whole. */
function withRoomFor<E>(group: readonly Block<E>[], lanes: number, keeps: (event: E) => boolean): readonly Block<E>[] {
  const lane = group.find(({ event }) => keeps(event))?.lane ?? 0;
  if (lane < lanes) return group;
  const last = lanes - 1;
  return group.map((block) => ({
    ...block,
    lane: block.lane === lane ? last : block.lane === last ? lane : block.lane,
  }));
}

/**
 * A group in at most this many lanes, the last one for what has no room: a block for all that follow one another in it.
 */
function fitting<E extends Timed>(
  group: readonly Block<E>[],
  most: number,
  moreOf: (hidden: readonly E[]) => E,
): Placed<E>[] {
  const lanes = most - 1;
  const runs: { top: number; end: number; events: E[] }[] = [];
  for (const { event, top, height, lane } of group) {
    if (lane < lanes) continue;
    const run = runs.at(-1);
    if (run && top < run.end) {
      run.events.push(event);
      run.end = Math.max(run.end, top + height);
    } else runs.push({ top, end: top + height, events: [event] });
  }
  const share = Math.min(FOR_MORE, 100 / most);
  return [
    ...group.filter(({ lane }) => lane < lanes).map((block) => placed({ ...block, lanes }, 100 - share)),
    ...runs.map(({ top, end, events }) => ({
      event: moreOf(events),
      style: { top, height: end - top, width: share, xOffset: 100 - share },
    })),
  ];
}
