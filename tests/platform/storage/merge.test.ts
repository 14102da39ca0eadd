import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeValues, sameValue } from '../../../src/platform/storage/merge';

const item = (id: string, label = id) => ({ id, label });

describe('three-way merge', () => {
  it.each([
    ['one side changed', { a: 1 }, { a: 2 }, { a: 1 }, { a: 2 }, []],
    ['different fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }, []],
    ['nested fields', { n: { a: 1, b: 1 } }, { n: { a: 2, b: 1 } }, { n: { a: 1, b: 2 } }, { n: { a: 2, b: 2 } }, []],
    ['the same field alike', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }, []],
    ['the same field: mine wins', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 3, b: 2 }, { a: 2, b: 2 }, ['a']],
    ['a nested field: mine wins', { n: { a: 1 } }, { n: { a: 2 } }, { n: { a: 3 } }, { n: { a: 2 } }, ['n.a']],
    ['added by each', {}, { a: 1 }, { b: 2 }, { a: 1, b: 2 }, []],
    ['removed here, untouched there', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 1 }, { b: 1 }, []],
    ['removed here, changed there', { a: 1 }, {}, { a: 2 }, { a: 2 }, []],
    ['changed here, removed there', { a: 1 }, { a: 2 }, {}, { a: 2 }, []],
    ['document removed here, changed there', { a: 1 }, undefined, { a: 2 }, { a: 2 }, []],
    ['document removed here, untouched there', { a: 1 }, undefined, { a: 1 }, undefined, []],
    ['document removed there, untouched here', { a: 1 }, { a: 1 }, undefined, undefined, []],
    ['no common base', undefined, { a: 1, b: 1 }, { a: 2, c: 3 }, { a: 1, b: 1, c: 3 }, ['a']],
    ['plain lists are one piece', { l: [1] }, { l: [1, 2] }, { l: [1, 3] }, { l: [1, 2] }, ['l']],
  ])('%s', (_, base, mine, theirs, value, conflicts) => {
    expect(mergeValues(base, mine, theirs)).toEqual({ value, conflicts });
  });

  it.each([
    ['each adds an item', ['a'], ['a', 'b'], ['a', 'c'], ['a', 'b', 'c']],
    ['each adds at the front', ['a'], ['b', 'a'], ['c', 'a'], ['b', 'c', 'a']],
    ['one removes, one adds', ['a', 'b'], ['a'], ['a', 'b', 'c'], ['a', 'c']],
    ['one moves, one adds', ['a', 'b'], ['b', 'a'], ['a', 'x', 'b'], ['b', 'a', 'x']],
    ['both empty it', ['a', 'b'], [], [], []],
  ])('items with an id: %s', (_, base, mine, theirs, expected) => {
    const list = (ids: readonly string[]) => ({ list: ids.map((id) => item(id)) });
    const { value, conflicts } = mergeValues(list(base), list(mine), list(theirs));
    expect({ ids: (value as { list: { id: string }[] }).list.map(({ id }) => id).sort(), conflicts }).toEqual({
      ids: [...expected].sort(),
      conflicts: [],
    });
  });

  it('keeps the order of the side that moved items, and additions behind what they followed', () => {
    const base = [item('a'), item('b'), item('c')];
    const mine = [item('c'), item('a'), item('b')];
    const theirs = [item('a'), item('x'), item('b'), item('c')];
    expect(mergeValues(base, mine, theirs).value).toEqual([item('c'), item('a'), item('x'), item('b')]);
  });

  it('merges the fields of an item that both changed, and an item removed here and changed there stays', () => {
    const base = [
      { id: 1, a: 1, b: 1 },
      { id: 2, a: 1 },
    ];
    const mine = [{ id: 1, a: 2, b: 1 }];
    const theirs = [
      { id: 1, a: 1, b: 2 },
      { id: 2, a: 9 },
    ];
    expect(mergeValues(base, mine, theirs)).toEqual({
      value: [
        { id: 1, a: 2, b: 2 },
        { id: 2, a: 9 },
      ],
      conflicts: [],
    });
  });

  it('takes hostile values as data: a __proto__ key and 100,000 levels', () => {
    const hostile = JSON.parse('{"__proto__":{"polluted":true},"a":1}') as unknown;
    const { value } = mergeValues({ a: 0 }, { a: 0, b: 1 }, hostile);
    expect(Object.keys(value as object).sort()).toEqual(['__proto__', 'a', 'b']);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    const deep = (leaf: unknown) => {
      let nested = leaf;
      for (let level = 0; level < 100_000; level += 1) nested = { nested };
      return nested;
    };
    expect(mergeValues(deep(0), deep(1), deep(2)).conflicts).toHaveLength(1);
  });

  const value = fc.dictionary(
    fc.constantFrom('a', 'b', 'c', 'd'),
    fc.oneof(fc.integer({ min: 0, max: 3 }), fc.dictionary(fc.constantFrom('x', 'y'), fc.integer({ min: 0, max: 3 }))),
  );

  it('loses no change of either side that the other did not make too', () => {
    fc.assert(
      fc.property(value, value, value, (base, mine, theirs) => {
        const merged = mergeValues(base, mine, theirs).value as Record<string, unknown>;
        for (const key of ['a', 'b', 'c', 'd']) {
          if (sameValue(theirs[key], base[key])) expect(sameValue(merged[key], mine[key])).toBe(true);
          else if (sameValue(mine[key], base[key])) expect(sameValue(merged[key], theirs[key])).toBe(true);
          else if (mine[key] === undefined && theirs[key] !== undefined) expect(merged[key]).toEqual(theirs[key]);
        }
      }),
    );
  });

  it('gives both sides the same when nothing conflicts, whichever comes first', () => {
    fc.assert(
      fc.property(value, value, value, (base, mine, theirs) => {
        const [one, other] = [mergeValues(base, mine, theirs), mergeValues(base, theirs, mine)];
        if (one.conflicts.length === 0) expect(sameValue(one.value, other.value)).toBe(true);
      }),
    );
  });
});
