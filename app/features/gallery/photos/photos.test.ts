import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arranged, moved, insertionIndex } from './photos.ts';

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 12 });

test('photos that were chosen together keep their order, in whichever order they arrive', () => {
  const arrivals = fc.integer({ min: 1, max: 30 }).chain((count) =>
    fc.shuffledSubarray(
      Array.from({ length: count }, (_, position) => position),
      { minLength: count },
    ),
  );
  fc.assert(
    fc.property(arrivals, (positions) => {
      let order: string[] = ['before', 'those'];
      const positionOf = (id: string) => (/^\d+$/.test(id) ? Number(id) : undefined);
      for (const position of positions)
        order = order.toSpliced(insertionIndex(order, position, positionOf), 0, String(position));
      expect(order).toEqual(['before', 'those', ...positions.toSorted((a, b) => a - b).map(String)]);
    }),
  );
});

test('however photos are arranged, none is lost and none duplicated', () => {
  fc.assert(
    fc.property(ids, ids, (order, wanted) => {
      expect(arranged(order, [...wanted, ...wanted]).toSorted()).toEqual(order.toSorted());
    }),
  );
});

test('a photo moves by one position, to the front, or stays where it is at the end', () => {
  const order = ['a', 'b', 'c'];
  expect(moved(order, 'b', 'earlier')).toEqual(['b', 'a', 'c']);
  expect(moved(order, 'b', 'later')).toEqual(['a', 'c', 'b']);
  expect(moved(order, 'c', 'first')).toEqual(['c', 'a', 'b']);
  expect(moved(order, 'a', 'earlier')).toEqual(order);
  expect(moved(order, 'c', 'later')).toEqual(order);
  expect(moved(order, 'x', 'first')).toEqual(order);
});
