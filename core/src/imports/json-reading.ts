import { storableText } from '../storable.ts';

/** Returns the value's members; empty if the value is no object. */
export type Members = Readonly<Record<string, unknown>>;

export function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};
}

/** Returns the objects of an array; empty if the value is no array. */
export function objectsOf(value: unknown): readonly Members[] {
  return Array.isArray(value) ? value.map(membersOf) : [];
}

/** Returns the trimmed text; empty if the value is no text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? storableText(value).trim() : '';
}

/** Sorts by `pos`; objects without a position are last. */
export function byPosition(objects: readonly Members[]): readonly Members[] {
  const position = ({ pos }: Members) => (typeof pos === 'number' && Number.isFinite(pos) ? pos : Infinity);
  return objects.toSorted((one, other) => {
    const [first, second] = [position(one), position(other)];
    return first === second ? 0 : first - second;
  });
}
