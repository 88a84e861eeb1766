/** How a text names a file of ours: by its address. */
const address = /\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//gu;

/** The ids of the files that something names by their addresses: a note, or a board's background. */
export function filesNamedIn(told: unknown): readonly string[] {
  const text = JSON.stringify(told) ?? '';
  return [...new Set([...text.matchAll(address)].map((match) => match[1] as string))];
}

/**
 * The same with other files in the place of those that it names; what has no other stays.
 *
 * @param otherOf the other files' ids by those of the first
 */
export function withOtherFiles<Told>(told: Told, otherOf: ReadonlyMap<string, string>): Told {
  if (otherOf.size === 0) return told;
  const text = JSON.stringify(told);
  return JSON.parse(
    text.replaceAll(address, (whole, id: string) => {
      const other = otherOf.get(id);
      return other === undefined ? whole : `/files/${other}/`;
    }),
  ) as Told;
}

/** The same address, with or without the link that it is opened by. */
const linkedAddress = /\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(?:[\w-]{16}\/)?/gu;

/** The same with the code of a link in the addresses of files: strangers open them by it. */
export function withLinkInFiles<Told>(told: Told, code: string): Told {
  const text = JSON.stringify(told);
  return JSON.parse(text.replaceAll(linkedAddress, (_, id: string) => `/files/${id}/${code}/`)) as Told;
}
