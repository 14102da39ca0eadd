import { asPoint } from './texts';
import { MOST_POINTS, type Point } from './types';

/** What is done to a checklist. */
export type PointStep =
  | { readonly kind: 'added'; readonly points: readonly Point[] }
  | { readonly kind: 'changed'; readonly id: string; readonly change: Partial<Pick<Point, 'text' | 'done'>> }
  | { readonly kind: 'moved'; readonly id: string; readonly to: number }
  | { readonly kind: 'removed'; readonly ids: readonly string[] };

/** A checklist after a step; the same one where it changes nothing. What does not change keeps its reference. */
export function withStep(checklist: readonly Point[], step: PointStep): readonly Point[] {
  switch (step.kind) {
    case 'added': {
      const known = new Set(checklist.map(({ id }) => id));
      const fresh = step.points
        .map((point) => ({ ...point, text: asPoint(point.text) }))
        .filter(({ id, text }) => text !== '' && !known.has(id))
        .slice(0, Math.max(0, MOST_POINTS - checklist.length));
      return fresh.length === 0 ? checklist : [...checklist, ...fresh];
    }
    case 'changed': {
      const at = checklist.findIndex(({ id }) => id === step.id);
      const point = checklist[at];
      if (!point) return checklist;
      const after = { ...point, ...step.change, text: asPoint(step.change.text ?? point.text) };
      if (after.text === '') return checklist.toSpliced(at, 1);
      return after.text === point.text && after.done === point.done ? checklist : checklist.with(at, after);
    }
    case 'moved': {
      const from = checklist.findIndex(({ id }) => id === step.id);
      const point = checklist[from];
      const to = Math.min(Math.max(0, step.to), checklist.length - 1);
      return !point || to === from ? checklist : checklist.toSpliced(from, 1).toSpliced(to, 0, point);
    }
    case 'removed': {
      const gone = new Set(step.ids);
      const left = checklist.filter(({ id }) => !gone.has(id));
      return left.length === checklist.length ? checklist : left;
    }
  }
}

/** The points of a pasted text, one a line: bullets and boxes are taken off, ticks kept. */
export function pointsOf(text: string): readonly Pick<Point, 'text' | 'done'>[] {
  return text.split(/\r\n?|\n/).flatMap((line) => {
    const [, box, words = ''] = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(?:\[([ xX])\]\s+)?(.*)$/.exec(line) ?? [];
    const clean = asPoint(words);
    return clean === '' ? [] : [{ text: clean, done: box === 'x' || box === 'X' }];
  });
}
