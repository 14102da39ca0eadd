/** One line of a block, in the flow of a sheet without pages. */
export interface FlowLine {
  readonly top: number;
  readonly bottom: number;
}

/** A heading, a paragraph or a bullet. */
export interface FlowBlock {
  readonly lines: readonly FlowLine[];
  /** `heading`: nothing may part it from what follows. `soft`: nothing should. */
  readonly keep: 'heading' | 'soft' | 'free';
}

/** Where a page after the first begins. */
export interface PageBreak {
  readonly block: number;
  readonly line: number;
  /** Top of its first line in the flow. */
  readonly y: number;
}

/** A block of fewer lines is not parted. */
const PARTED_FROM = 4;
/** This many lines of a parted block are on either page. */
const TOGETHER = 2;
/** A page that would be filled less is filled by a break that is less fine. */
const FILLED = 0.5;

interface Place extends PageBreak {
  /** Bottom of the line before it. */
  readonly before: number;
  /** 0: fine; 1: parts what should be together; 2: parts a short block; 3: leaves a heading alone. */
  readonly fault: number;
}

/**
 * Where pages end, as a typesetter would end them: as full as they can be without a heading alone at the foot, with the
 * head of an entry at its first bullets, and with two lines at least of a paragraph on either side. Where keeping all of
 * that would leave half a page empty, the least of these rules is broken.
 */
export function paginate(blocks: readonly FlowBlock[], pageHeight: number): PageBreak[] {
  const places = placesOf(blocks);
  const end = Math.max(0, ...blocks.flatMap(({ lines }) => lines.map(({ bottom }) => bottom)));
  const breaks: PageBreak[] = [];
  let top = 0;
  let from = 0;
  while (end - top > pageHeight + SLACK) {
    const place = bestPlace(places, from, top, pageHeight);
    if (place === -1) break;
    const { before: _before, fault: _fault, ...at } = places[place] as Place;
    breaks.push(at);
    top = at.y;
    from = place + 1;
  }
  return breaks;
}

/** Layout comes in fractions of a pixel. */
const SLACK = 0.01;

function placesOf(blocks: readonly FlowBlock[]): Place[] {
  const places: Place[] = [];
  let before: number | null = null;
  let kept: FlowBlock['keep'] = 'free';
  for (const [block, { lines, keep }] of blocks.entries()) {
    for (const [line, { top, bottom }] of lines.entries()) {
      if (before !== null) {
        const fault = line === 0 ? KEPT[kept] : isFine(line, lines.length) ? 0 : kept === 'heading' ? 3 : 2;
        places.push({ block, line, y: top, before, fault });
      }
      before = bottom;
      if (line === lines.length - 1) kept = keep;
    }
  }
  return places;
}

const KEPT = { free: 0, soft: 1, heading: 3 } as const;
const isFine = (line: number, lines: number) => lines >= PARTED_FROM && line >= TOGETHER && lines - line >= TOGETHER;

/** The last place that fits on the page, of the fewest faults that fill it; the next place where none fits. */
function bestPlace(places: readonly Place[], from: number, top: number, pageHeight: number): number {
  const last: number[] = [];
  let any = -1;
  for (let n = from; n < places.length; n += 1) {
    const { before, fault } = places[n] as Place;
    if (before - top > pageHeight + SLACK) break;
    last[fault] = n;
    any = n;
  }
  if (any === -1) return from < places.length ? from : -1;
  for (let fault = 0; fault <= 3; fault += 1) {
    const place = Math.max(-1, ...last.slice(0, fault + 1).filter((n) => n !== undefined));
    if (place !== -1 && (places[place] as Place).before - top >= pageHeight * FILLED) return place;
  }
  return any;
}
