/** @throws RangeError if there is no such entry */
export function entryAt<Entry extends NonNullable<unknown>>(list: readonly Entry[], index: number): Entry {
  const entry = list.at(index);
  if (entry === undefined) throw new RangeError(`There is no entry at ${index}.`);
  return entry;
}
