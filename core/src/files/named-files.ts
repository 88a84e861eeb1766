const address = /\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//gu;

/** Returns the ids of files whose address is in the value. */
export function filesNamedIn(value: unknown): readonly string[] {
  const text = JSON.stringify(value) ?? '';
  return [...new Set([...text.matchAll(address)].map((match) => match[1] as string))];
}

/** Ids outside the map stay. */
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

/** The public link's code in the address is optional. */
const linkedAddress = /\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(?:[\w-]{16}\/)?/gu;

/** Makes copies equal whose files have other ids. */
export function withoutFileIds<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll(linkedAddress, '/files/')) as Value;
}

/** Lets visitors of a public link open its files. */
export function withLinkInFiles<Value>(value: Value, code: string): Value {
  const text = JSON.stringify(value);
  return JSON.parse(text.replaceAll(linkedAddress, (_, id: string) => `/files/${id}/${code}/`)) as Value;
}
