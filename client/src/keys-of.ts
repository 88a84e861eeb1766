export function keysOf<Value extends object>(value: Value): readonly (keyof Value & string)[] {
  // A value may have more fields than its type, so `Object.keys` returns `string`.
  return Object.keys(value) as (keyof Value & string)[];
}
