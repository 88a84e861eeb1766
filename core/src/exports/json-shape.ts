import { type NotesDelta } from '../notes/delta.ts';
import { notesFrom } from '../notes/notes-from.ts';
import { isDateOnly } from '../time/date-only.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';

/** Unknown members are dropped. */
export type Shape<Value> = (value: unknown) => Outcome<Value, null>;

/** In UTF-16 units. */
const maxTextLength = 10_000;
const nothing = refused(null);

export function shapeOf<Value>(isValue: (value: unknown) => value is Value): Shape<Value> {
  return (value) => (isValue(value) ? accepted(value) : nothing);
}

export const text = shapeOf(
  (value): value is string => typeof value === 'string' && value.length <= maxTextLength,
);
export const flag = shapeOf((value): value is boolean => typeof value === 'boolean');
export const whole = shapeOf(
  (value): value is number => Number.isSafeInteger(value) && Math.abs(Number(value)) < 2 ** 31,
);
export const day = shapeOf(isDateOnly);
export const moment = shapeOf(
  (value): value is string =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u.test(value) &&
    !Number.isNaN(Date.parse(value)),
);

export function oneOf<Value>(values: readonly Value[]): Shape<Value> {
  return shapeOf((value): value is Value => (values as readonly unknown[]).includes(value));
}

export const richText: Shape<NotesDelta | null> = (value) => {
  if (value === undefined) return nothing;
  const read = notesFrom(value);
  return read.ok ? read : nothing;
};

export function orNull<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (value) => (value === null ? accepted(null) : shape(value));
}

/** Reads a missing member as null. */
export function orMissing<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (value) => (value === undefined ? accepted(null) : orNull(shape)(value));
}

export function listOf<Value>(shape: Shape<Value>): Shape<readonly Value[]> {
  return (value) => {
    if (!Array.isArray(value)) return nothing;
    const found: Value[] = [];
    for (const each of value) {
      const read = shape(each);
      if (!read.ok) return nothing;
      found.push(read.value);
    }
    return accepted(found);
  };
}

/** Reads a missing member as undefined, which only {@link orMissing} accepts. */
export function objectOf<Fields>(shapes: {
  readonly [Field in keyof Fields]: Shape<Fields[Field]>;
}): Shape<Fields> {
  const asked = Object.entries(shapes) as [string, Shape<unknown>][];
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return nothing;
    const members = value as Readonly<Record<string, unknown>>;
    const found: Record<string, unknown> = {};
    for (const [name, shape] of asked) {
      const read = shape(Object.hasOwn(members, name) ? members[name] : undefined);
      if (!read.ok) return nothing;
      found[name] = read.value;
    }
    return accepted(found as Fields);
  };
}
