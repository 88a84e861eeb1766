/**
 * The entry of a list at a position; a negative one counts from the end.
 *
 * @throws RangeError where the list has no entry there
 */
export function entryAt<Entry extends NonNullable<unknown>>(list: readonly Entry[], index: number): Entry {
  const entry = list.at(index);
  if (entry === undefined) throw new RangeError(`There is no entry at ${index}.`);
  return entry;
}
