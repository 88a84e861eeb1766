import { storableText } from '../storable.ts';

/** The members of an object that came as JSON; none where it is something else. */
export type Members = Readonly<Record<string, unknown>>;

export function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};
}

/** The objects of an array that came as JSON; none where it is something else. */
export function objectsOf(value: unknown): readonly Members[] {
  return Array.isArray(value) ? value.map(membersOf) : [];
}

/** A text that came as JSON, without the spaces around; empty where it is something else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? storableText(value).trim() : '';
}

/** Objects in the order of the numbers in `pos`; those without one stay where they are, at the end. */
export function byPosition(objects: readonly Members[]): readonly Members[] {
  const position = ({ pos }: Members) => (typeof pos === 'number' && Number.isFinite(pos) ? pos : Infinity);
  return objects.toSorted((one, other) => {
    const [first, second] = [position(one), position(other)];
    return first === second ? 0 : first - second;
  });
}
