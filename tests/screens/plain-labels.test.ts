import { expect, test } from 'vitest';

const LABELABLE = 'button, input, meter, output, progress, select, textarea';

/** As jsdom finds the control of each label. */
const expected = (control: Element) =>
  [...document.querySelectorAll('label')].filter((label) => label.control === control).map(({ id }) => id);

const shown = () =>
  [...document.querySelectorAll(LABELABLE)].map((control) => {
    const { labels } = control as HTMLInputElement;
    return [control.id, labels && [...labels].map(({ id }) => id)];
  });

test('the labels of a control are those that jsdom gives it, also after a change', () => {
  document.body.innerHTML = `
    <label id="l1" for="a">A</label><label id="l2">A <input id="a"></label>
    <label id="l3" for="">Nobody's <input id="b"></label>
    <label id="l4" for="gone">Nobody's <select id="c"></select></label>
    <label id="l5"><input id="d" type="hidden"><textarea id="e"></textarea><button id="f">F</button></label>
    <label id="l6" for="g">G</label><div id="g"><output id="g">Second of its name</output></div>
    <label id="l7" for="h">H</label><progress id="h"></progress><meter id="i"></meter>`;
  const same = () => {
    for (const [id, labels] of shown())
      expect([id, labels]).toEqual([
        id,
        id === 'd' ? null : expected(document.getElementById(id as string) as Element),
      ]);
  };
  expect(shown().slice(0, 5)).toEqual([
    ['a', ['l1', 'l2']],
    ['b', []],
    ['c', []],
    ['d', null],
    ['e', ['l5']],
  ]);
  same();
  document.getElementById('l4')?.setAttribute('for', 'i');
  document.getElementById('l2')?.remove();
  document.getElementById('l7')?.removeAttribute('for');
  expect((document.getElementById('i') as HTMLMeterElement).labels).toHaveLength(1);
  same();
});
