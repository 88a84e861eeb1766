interface Naming {
  /** Given once only. */
  readonly name: string;
  readonly by: string;
  isAcknowledged: boolean;
  /** Whoever gave it has written over it, deleted it or undone it there, perhaps before it was sent. */
  isGivenUp: boolean;
}

/**
 * Remembers what people called goals that repeat and were told was saved, and says in the end which of these names
 * neither came to the server nor lies on a shelf.
 *
 * What becomes of a name there is decided by others too: the series may be changed as a whole, end, or begin anew. That
 * all devices show the same of it, is judged elsewhere.
 */
export class RepeatOracle {
  readonly #namings: Naming[] = [];

  /** Somebody names a goal that repeats, or may come to. */
  named(name: string, by: string, saved: Promise<void>): void {
    const naming: Naming = { name, by, isAcknowledged: false, isGivenUp: false };
    this.#namings.push(naming);
    saved.then(
      () => (naming.isAcknowledged = true),
      () => undefined,
    );
  }

  /** On one device somebody writes over a name. */
  replaced(name: string, by: string): void {
    for (const naming of this.#namings) if (naming.name === name && naming.by === by) naming.isGivenUp = true;
  }

  /** On one device somebody changes, ends or undoes what may hold any of the names given there. */
  unsettled(by: string): void {
    for (const naming of this.#namings) if (naming.by === by) naming.isGivenUp = true;
  }

  /** The server went back to a backup. */
  restored(): void {
    for (const naming of this.#namings) naming.isGivenUp = true;
  }

  /**
   * @param taken the bodies of all writes that the server has ever taken
   * @param shelves what lies on the shelves of all devices or was refused, as one text
   */
  violations(taken: string, shelves: string): readonly string[] {
    return this.#namings
      .filter(({ isAcknowledged, isGivenUp }) => isAcknowledged && !isGivenUp)
      .filter(({ name }) => !taken.includes(`"${name}"`) && !shelves.includes(`"${name}"`))
      .map(({ name, by }) => `${name}, typed on ${by}, never came anywhere`);
  }
}
