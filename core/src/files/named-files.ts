const address = /\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//gu;

/** Returns the ids of files whose addresses are in the value (a note or a background). */
export function filesNamedIn(value: unknown): readonly string[] {
  const text = JSON.stringify(value) ?? '';
  return [...new Set([...text.matchAll(address)].map((match) => match[1] as string))];
}

/** Replaces file ids; ids that are not in the map stay. */
export function withOtherFiles<Value>(value: Value, otherOf: ReadonlyMap<string, string>): Value {
  if (otherOf.size === 0) return value;
  const text = JSON.stringify(value);
  return JSON.parse(
    text.replaceAll(address, (whole, id: string) => {
      const other = otherOf.get(id);
      return other === undefined ? whole : `/files/${other}/`;
    }),
  ) as Value;
}

/** Matches a file's address, with or without the code of a public link. */
const linkedAddress = /\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(?:[\w-]{16}\/)?/gu;

/** Adds a link's code to file addresses, so that strangers can open them. */
export function withLinkInFiles<Value>(value: Value, code: string): Value {
  const text = JSON.stringify(value);
  return JSON.parse(text.replaceAll(linkedAddress, (_, id: string) => `/files/${id}/${code}/`)) as Value;
}
