import { storableText } from '../storable.ts';

/** The members of a JSON object; empty for any other value. */
export type Members = Readonly<Record<string, unknown>>;

export function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};
}

export function objectsOf(value: unknown): readonly Members[] {
  return Array.isArray(value) ? value.map(membersOf) : [];
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? storableText(value).trim() : '';
}

/** Objects without a position come last. */
export function byPosition(objects: readonly Members[]): readonly Members[] {
  const position = ({ pos }: Members) => (typeof pos === 'number' && Number.isFinite(pos) ? pos : Infinity);
  return objects.toSorted((one, other) => {
    const [first, second] = [position(one), position(other)];
    return first === second ? 0 : first - second;
  });
}
