interface Naming {
  readonly name: string;
  readonly by: string;
  isAcknowledged: boolean;
  /** The same device overwrote, deleted or undid this name. */
  isGivenUp: boolean;
}

/**
 * Reports names of repeating goals that neither reached the server nor a shelf.
 *
 * The final name is not checked, because others may change, end or restart the series.
 */
export class RepeatOracle {
  readonly #namings: Naming[] = [];

  named(name: string, by: string, saved: Promise<void>): void {
    const naming: Naming = { name, by, isAcknowledged: false, isGivenUp: false };
    this.#namings.push(naming);
    saved.then(
      () => (naming.isAcknowledged = true),
      () => undefined,
    );
  }

  replaced(name: string, by: string): void {
    for (const naming of this.#namings) if (naming.name === name && naming.by === by) naming.isGivenUp = true;
  }

  /** Stops expecting the names typed on this device: an edit of the series may have replaced any of them. */
  unsettled(by: string): void {
    for (const naming of this.#namings) if (naming.by === by) naming.isGivenUp = true;
  }

  restored(): void {
    for (const naming of this.#namings) naming.isGivenUp = true;
  }

  violations(taken: string, shelves: string): readonly string[] {
    return this.#namings
      .filter(({ isAcknowledged, isGivenUp }) => isAcknowledged && !isGivenUp)
      .filter(({ name }) => !taken.includes(`"${name}"`) && !shelves.includes(`"${name}"`))
      .map(({ name, by }) => `${name}, typed on ${by}, never came anywhere`);
  }
}
