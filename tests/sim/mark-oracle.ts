interface Typed {
  readonly by: string;
  readonly goal: string;
  /** What of the goal it is: its name, its date, or that it is there. */
  readonly what: string;
  /** How it stands in the write that brings it to the server. */
  readonly text: string;
  /** Whether the person was told that it is kept on the device. */
  isKept: boolean;
}

/** Remembers what has not come to the server yet, so that no mark may say “Synced” over it. */
export class MarkOracle {
  #onTheWay: readonly Typed[] = [];
  readonly #lies = new Set<string>();

  /** Something is typed; what the same device has typed there before need not be sent any more. */
  typed(by: string, goal: string, what: string, text: string, saved: Promise<void>): void {
    const typed: Typed = { by, goal, what, text, isKept: false };
    const isOver = (other: Typed) => other.by === by && other.goal === goal && other.what === what;
    this.#onTheWay = [...this.#onTheWay.filter((other) => !isOver(other)), typed];
    saved.then(
      () => (typed.isKept = true),
      () => undefined,
    );
  }

  /** What was typed of a goal, or one thing of it, need not be sent any more. */
  letGo(goals: readonly string[], by: string | null = null, what: string | null = null): void {
    this.#onTheWay = this.#onTheWay.filter(
      (typed) =>
        !goals.includes(typed.goal) ||
        (by !== null && typed.by !== by) ||
        (what !== null && typed.what !== what),
    );
  }

  /** The server has taken a write. */
  taken(body: string): void {
    this.#onTheWay = this.#onTheWay.filter(({ text }) => !body.includes(text));
  }

  /** A screen of a device says that everything is synced. */
  saysSynced(screen: string, device: string): void {
    for (const { by, goal, what, text, isKept } of this.#onTheWay)
      if (isKept && by === device)
        this.#lies.add(`${screen} says “Synced” while ${what} of ${goal} is unsent: ${text}`);
  }

  /** Every time that a mark said “Synced” over something unsent. */
  violations(): readonly string[] {
    return [...this.#lies];
  }
}
