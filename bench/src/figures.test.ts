import { describe, expect, test } from 'vitest';
import { halfAndMost, lineBeside, lineOfFloor, quantile, swingOf } from './figures.ts';

const repeated = (figure: number, count: number) => Array.from({ length: count }, () => figure);

test('a quantile is one of the figures', () => {
  expect(quantile([3, 1, 2], 0.5)).toBe(2);
  expect(quantile([3, 1, 2], 1)).toBe(3);
  expect(quantile([], 0.5)).toBeNaN();
});

describe('the swing of a floor', () => {
  test('is the range beside the median for few samples', () => {
    expect(swingOf([100, 90, 120])).toBeCloseTo(0.3);
  });
  test('is 0 for one sample, none or equal ones', () => {
    expect(swingOf([])).toBe(0);
    expect(swingOf([7])).toBe(0);
    expect(swingOf([0, 0, 0])).toBe(0);
  });
  test('leaves out one slow sample among many', () => {
    expect(swingOf([...repeated(10, 30), 500, ...repeated(10, 30)])).toBe(0);
  });
  test('counts a slow stretch of the run', () => {
    expect(swingOf([...repeated(10, 40), ...repeated(15, 10)])).toBeCloseTo(0.5);
  });
  test('has no bound where the median is 0', () => {
    expect(swingOf([0, 0, 60])).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('a line', () => {
  const textOf = (line: string) => line.replaceAll(/ {2,}/gu, '  ');
  test('has the ratio to the floor and the mark', () => {
    expect(textOf(lineBeside('painted, ms', [180, 170, 190], [80, 80, 84], 'held to 200'))).toBe(
      'painted, ms  180  2.25 × the floor · held to 200',
    );
  });
  test('has a ratio for each share', () => {
    expect(textOf(lineBeside('edit, ms', [20, 20, 60], [10, 10, 12], '', halfAndMost))).toBe(
      'edit, ms  20.0 / 60.0  2.00 / 5.00 × the floor',
    );
  });
  test('says that the host was too noisy, with the floor and with the figure', () => {
    expect(textOf(lineOfFloor('empty, ms', [80, 100, 120]))).toBe(
      'empty, ms  100  the floor · host too noisy: the floor swings by 40 %',
    );
    expect(textOf(lineBeside('painted, ms', [200], [80, 100, 120]))).toBe(
      'painted, ms  200  2.00 × the floor · host too noisy: the floor swings by 40 %',
    );
  });
  test('has no ratio where the floor is 0 or unknown', () => {
    expect(textOf(lineBeside('long tasks, ms', [60], [0, 0, 0]))).toBe('long tasks, ms  60.0');
    expect(textOf(lineBeside('requests', [0], [], 'held to 0'))).toBe('requests  0  held to 0');
    expect(textOf(lineBeside('long tasks, ms', [0], [0, 0, 60]))).toBe('long tasks, ms  0  host too noisy');
  });
});
