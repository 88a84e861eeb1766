interface Typed {
  readonly by: string;
  readonly goal: string;
  /** The goal's name, date or creation. */
  readonly what: string;
  /** Part of the request body that sends it. */
  readonly text: string;
  isKept: boolean;
}

/** Checks that the sync mark never says “Synced” over an unsent edit. */
export class MarkOracle {
  #onTheWay: readonly Typed[] = [];
  readonly #lies = new Set<string>();

  typed(by: string, goal: string, what: string, text: string, saved: Promise<void>): void {
    const typed: Typed = { by, goal, what, text, isKept: false };
    const isOver = (other: Typed) => other.by === by && other.goal === goal && other.what === what;
    this.#onTheWay = [...this.#onTheWay.filter((other) => !isOver(other)), typed];
    saved.then(
      () => (typed.isKept = true),
      () => undefined,
    );
  }

  /** Null matches every device or part. */
  letGo(goals: readonly string[], by: string | null = null, what: string | null = null): void {
    this.#onTheWay = this.#onTheWay.filter(
      (typed) =>
        !goals.includes(typed.goal) ||
        (by !== null && typed.by !== by) ||
        (what !== null && typed.what !== what),
    );
  }

  taken(body: string): void {
    this.#onTheWay = this.#onTheWay.filter(({ text }) => !body.includes(text));
  }

  saysSynced(screen: string, device: string): void {
    for (const { by, goal, what, text, isKept } of this.#onTheWay)
      if (isKept && by === device)
        this.#lies.add(`${screen} says “Synced” while ${what} of ${goal} is unsent: ${text}`);
  }

  violations(): readonly string[] {
    return [...this.#lies];
  }
}
