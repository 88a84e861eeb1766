interface Deed {
  readonly thing: string;
  readonly folder: string;
  readonly space: string;
  readonly by: string;
  readonly isPut: boolean;
  isAcknowledged: boolean;
}

export interface FinalEntry {
  readonly folder: string;
  /** The goal's mark, or the board's id. */
  readonly thing: string;
}

export class FolderOracle {
  #deeds: readonly Deed[] = [];

  did(told: Omit<Deed, 'isAcknowledged'>, saved: Promise<void>): void {
    const deed = { ...told, isAcknowledged: false };
    this.#deeds = [...this.#deeds, deed];
    saved.then(
      () => (deed.isAcknowledged = true),
      () => undefined,
    );
  }

  /** Expects nothing of these goals and boards: deleted here, removed for good, or re-created. */
  forget(things: readonly string[]): void {
    this.#deeds = this.#deeds.filter(({ thing }) => !things.includes(thing));
  }

  reversed(changed: string): void {
    this.#deeds = this.#deeds.filter(({ folder }) => !changed.includes(folder));
  }

  /** After leaving a space, a device may not learn whether its removals there arrived. */
  left(devices: readonly string[]): void {
    const gone = this.#deeds.filter(({ by, isPut }) => !isPut && devices.includes(by));
    this.#deeds = this.#deeds.filter((deed) => !gone.some((one) => isOfOne(one, deed)));
  }

  restored(): void {
    this.#deeds = [];
  }

  /**
   * If several devices changed an entry, it is checked only when no device removed it: this oracle does not know the
   * order on the server.
   */
  violations(
    found: readonly FinalEntry[],
    places: ReadonlyMap<string, string>,
    held: readonly string[],
  ): readonly string[] {
    const entries = new Map(this.#deeds.map((deed) => [`${deed.folder}/${deed.thing}`, deed]));
    return [...entries.values()].flatMap((last) => {
      const { folder, thing, space } = last;
      const deeds = this.#deeds.filter((deed) => isOfOne(deed, last));
      const isAlone = new Set(deeds.map(({ by }) => by)).size === 1;
      const isKnown = deeds.every(({ isAcknowledged }) => isAcknowledged);
      const isTold = isKnown && (isAlone || deeds.every(({ isPut }) => isPut)) && places.get(thing) === space;
      const isThere = found.some((entry) => entry.folder === folder && entry.thing === thing);
      if (!isTold || isThere === last.isPut || held.some((text) => text.includes(folder))) return [];
      return [`${thing} is ${isThere ? 'again in' : 'gone from'} the folder ${folder}`];
    });
  }
}

function isOfOne(one: Deed, other: Deed): boolean {
  return one.folder === other.folder && one.thing === other.thing;
}
