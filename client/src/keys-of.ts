export function keysOf<Value extends object>(value: Value): readonly (keyof Value & string)[] {
  // `Object.keys` returns `string`, since a value may have more fields than its type.
  return Object.keys(value) as (keyof Value & string)[];
}
