export class HasMoved extends Error {
  readonly scopeId: string;

  constructor(scopeId: string) {
    super('It is in another space by now.');
    this.name = 'HasMoved';
    this.scopeId = scopeId;
  }
}

const maxTries = 8;

/**
 * Repeats a write after {@link HasMoved}. A 404 instead would make the device re-create the record.
 *
 * @param write receives the scopes to which the record had moved in earlier tries
 */
export async function whereItIs<Result>(
  write: (found: readonly string[]) => Promise<Result> | Result,
): Promise<Result> {
  const found = new Set<string>();
  for (let tries = 1; ; tries += 1) {
    try {
      return await write([...found]);
    } catch (failure) {
      if (!(failure instanceof HasMoved) || tries === maxTries) throw failure;
      found.add(failure.scopeId);
    }
  }
}
