/** What somebody did with a goal or a board and a folder. */
interface Deed {
  /** The goal's mark, or the board's id. */
  readonly thing: string;
  readonly folder: string;
  /** The folder's. */
  readonly space: string;
  readonly by: string;
  readonly isPut: boolean;
  isAcknowledged: boolean;
}

/** A goal or a board in a folder, as the server has it in the end. */
export interface FinalEntry {
  readonly folder: string;
  /** The goal's mark, or the board's id. */
  readonly thing: string;
}

/** Remembers what people put into folders and took out again, and says in the end what is not so. */
export class FolderOracle {
  #deeds: readonly Deed[] = [];

  /** Somebody put something into a folder, or took it out. */
  did(told: Omit<Deed, 'isAcknowledged'>, saved: Promise<void>): void {
    const deed = { ...told, isAcknowledged: false };
    this.#deeds = [...this.#deeds, deed];
    saved.then(
      () => (deed.isAcknowledged = true),
      () => undefined,
    );
  }

  /** Nobody knows any more where these are: deleted on a device with what was not sent, or for good, or made anew. */
  forget(things: readonly string[]): void {
    this.#deeds = this.#deeds.filter(({ thing }) => !things.includes(thing));
  }

  /** Somebody undid something or did it again in these folders. */
  reversed(changed: string): void {
    this.#deeds = this.#deeds.filter(({ folder }) => !changed.includes(folder));
  }

  /** Somebody left a space: what they took out there may not have been heard in time. */
  left(devices: readonly string[]): void {
    const gone = this.#deeds.filter(({ by, isPut }) => !isPut && devices.includes(by));
    this.#deeds = this.#deeds.filter((deed) => !gone.some((one) => isOfOne(one, deed)));
  }

  /** The server went back to a backup. */
  restored(): void {
    this.#deeds = [];
  }

  /**
   * What is missing, or there again. Where two devices were at work, only what nobody took out is expected: who was later
   * for the server is not for this oracle to say.
   *
   * @param found what is in folders
   * @param places in which space each goal and each board is that is there
   * @param held what lies on shelves or was refused, as texts
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
