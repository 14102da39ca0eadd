interface SlotMetrics {
  getRange(start: Date, end: Date): { top: number; height: number };
}

interface LayoutInput<E extends { start: Date; end: Date }> {
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

/**
 * Places the events of one day side by side where they overlap. One walk over them in order of their beginning, so that
 * a hundred in a day cost no more than a hundred steps for each lane; the library's own layouts compare all with all.
 */
export function dayLayout<E extends { start: Date; end: Date }>({ events, slotMetrics }: LayoutInput<E>): Placed<E>[] {
  const blocks = events
    .map((event) => {
      const { top, height } = slotMetrics.getRange(event.start, event.end);
      return { event, top, height: Math.max(height, LEAST), lane: 0, lanes: 1 };
    })
    .sort((a, b) => a.top - b.top || b.height - a.height);
  let group: typeof blocks = [];
  let ends: number[] = [];
  const close = () => {
    for (const block of group) block.lanes = ends.length;
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
  return blocks.map(({ event, top, height, lane, lanes }) => ({
    event,
    style: { top, height, width: 100 / lanes, xOffset: (100 / lanes) * lane },
  }));
}
