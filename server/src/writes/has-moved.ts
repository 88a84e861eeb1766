/** Thrown by a decision that finds what it is about in a space that it has not locked: it went there meanwhile. */
export class HasMoved extends Error {
  readonly scopeId: string;

  constructor(scopeId: string) {
    super('It is in another space by now.');
    this.name = 'HasMoved';
    this.scopeId = scopeId;
  }
}

/** More often than this nothing goes from space to space while a write waits. */
const mostTries = 8;

/**
 * Writes, and again where it turns out that the thing has gone to another space: whoever is told that it is unknown would
 * make it anew.
 *
 * @param write gets the scopes where the thing was found that time
 */
export async function whereItIs<Result>(
  write: (found: readonly string[]) => Promise<Result> | Result,
): Promise<Result> {
  const found = new Set<string>();
  for (let tries = 1; ; tries += 1) {
    try {
      return await write([...found]);
    } catch (failure) {
      if (!(failure instanceof HasMoved) || tries === mostTries) throw failure;
      found.add(failure.scopeId);
    }
  }
}
