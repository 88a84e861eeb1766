import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelsThatFit } from './arc-labels.ts';

const room = { inner: 301, fontSize: 13, taken: [{ left: -145, right: 145, top: -180, bottom: 185 }] };
const arc = (name: string, from: number, to: number) => ({
  key: name,
  name,
  time: '10:00',
  drawn: { from, to },
});

test('names stand beside their arcs where there is room', () => {
  const labels = labelsThatFit(
    [arc('Call the insurance office', 840, 870), arc('Easy run, 6 km', 1050, 1095)],
    room,
  );
  expect(labels.map(({ name, anchor }) => [name, anchor])).toEqual([
    ['Call the insurance office', 'end'],
    ['Easy run, 6 km', 'end'],
  ]);
});

test('a name without room is left out, and so is one over another', () => {
  expect(labelsThatFit([arc('x'.repeat(80), 600, 660)], room)).toEqual([]);
  const beside = labelsThatFit([arc('Easy run', 1050, 1095), arc('Radio', 1055, 1090)], room);
  expect(beside.map(({ name }) => name)).toEqual(['Easy run']);
});

test('every label is within the ring of arcs', () => {
  const times = fc.tuple(fc.integer({ min: 0, max: 1400 }), fc.string({ minLength: 1, maxLength: 40 }));
  fc.assert(
    fc.property(fc.array(times, { maxLength: 12 }), (all) => {
      const labels = labelsThatFit(
        all.map(([from, name], index) => ({ ...arc(name, from, from + 40), key: String(index) })),
        room,
      );
      expect(labels.every(({ x, y }) => Math.hypot(x, y) < room.inner)).toBe(true);
    }),
  );
});
