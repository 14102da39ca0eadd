import { expect, test } from 'vitest';
import {
  type DrawnNode,
  type DrawnPicture,
  type DrawnShape,
  type DrawnText,
  joinDrawings,
  type SheetDrawing,
} from '../../../src/domain/resume-document/drawing';

const style = {
  families: ['Inter'],
  size: 10,
  weight: 400,
  italic: false,
  colour: [0, 0, 0] as const,
  spacing: 0,
};
const textOn = (text: string, page: number): DrawnText => ({ text, page, x: 1, y: 2, width: 3, rtl: false, style });
const shapeOn = (page: number): DrawnShape => ({ page, x: 0, y: 0, width: 1, height: 1, colour: [1, 2, 3] });
const pictureOn = (page: number): DrawnPicture => ({ page, x: 0, y: 0, width: 1, height: 1, data: 'data:', alt: '' });

const drawing = (title: string, pages: number, nodes: readonly DrawnNode[]): SheetDrawing => ({
  title,
  author: title,
  lang: title === 'Letter' ? 'de' : 'en',
  width: 595,
  height: 842,
  pages,
  nodes,
  shapes: [shapeOn(pages - 1)],
  pictures: [pictureOn(0)],
});

const textsIn = (nodes: readonly (DrawnNode | DrawnText)[]): DrawnText[] =>
  nodes.flatMap((node) => ('children' in node ? textsIn(node.children) : [node]));

test('what comes second is on the pages behind, however deep it is, and the first says title and language', () => {
  const letter = drawing('Letter', 2, [{ role: 'P', children: [textOn('Dear', 0), textOn('Yours', 1)] }]);
  const nested: DrawnNode = { role: 'LI', children: [{ role: 'LBody', children: [textOn('Built', 0)] }] };
  const resume = drawing('Resume', 1, [{ role: 'Sect', children: [{ role: 'L', children: [nested] }] }]);
  const both = joinDrawings(letter, resume);
  expect(both).toMatchObject({ title: 'Letter', author: 'Letter', lang: 'de', pages: 3 });
  expect(textsIn(both.nodes).map(({ text, page }) => [text, page])).toEqual([
    ['Dear', 0],
    ['Yours', 1],
    ['Built', 2],
  ]);
  expect(both.shapes.map(({ page }) => page)).toEqual([1, 2]);
  expect(both.pictures.map(({ page }) => page)).toEqual([0, 2]);
});

test('three in a row, and neither part is changed', () => {
  const one = drawing('One', 1, [{ role: 'P', children: [textOn('a', 0)] }]);
  const before = JSON.stringify(one);
  const all = [one, one].reduce(joinDrawings, one);
  expect(all.pages).toBe(3);
  expect(textsIn(all.nodes).map(({ page }) => page)).toEqual([0, 1, 2]);
  expect(JSON.stringify(one)).toBe(before);
});
