interface Said {
  readonly goal: string;
  readonly by: string;
  readonly token: string;
  readonly comment: string;
  isAcknowledged: boolean;
  /** Overwritten, deleted, or lost in a restore from a backup. */
  isGivenUp: boolean;
}

export class CommentOracle {
  readonly #said: Said[] = [];
  #isHistoryWhole = true;

  /** @param over the text that it replaces; empty for a new comment */
  said(goal: string, by: string, token: string, saved: Promise<void>, over = ''): void {
    const comment = this.#commentOf(over) ?? token;
    const said: Said = { goal, by, token, comment, isAcknowledged: false, isGivenUp: false };
    this.#said.push(said);
    saved.then(
      () => (said.isAcknowledged = true),
      () => undefined,
    );
  }

  #commentOf(text: string): string | undefined {
    return this.#said.find(({ token }) => text.includes(token))?.comment;
  }

  /** Gives up edits from other devices too, even those not received here yet. */
  removed(text: string): void {
    const comment = this.#commentOf(text);
    for (const said of this.#said) if (said.comment === comment) said.isGivenUp = true;
  }

  replaced(text: string): void {
    for (const said of this.#said) if (text.includes(said.token)) said.isGivenUp = true;
  }

  deleted(goals: readonly string[], by: string): void {
    for (const said of this.#said) if (said.by === by && goals.includes(said.goal)) said.isGivenUp = true;
  }

  forgotten(goals: readonly string[]): void {
    for (const said of this.#said) if (goals.includes(said.goal)) said.isGivenUp = true;
  }

  /** Goals may be re-created without their comments. */
  restored(): void {
    this.#isHistoryWhole = false;
    for (const said of this.#said) said.isGivenUp = true;
  }

  violations(living: ReadonlySet<string>, comments: readonly string[], shelves: string): readonly string[] {
    return this.#said.flatMap(({ goal, token, isAcknowledged, isGivenUp }) => {
      const times = comments.filter((text) => text.includes(token)).length;
      if (times > 1 && this.#isHistoryWhole) return [`${goal}: the comment ${token} stands ${times} times`];
      const isExpected = isAcknowledged && !isGivenUp && living.has(goal);
      return isExpected && times === 0 && !shelves.includes(token)
        ? [`${goal}: the comment ${token} is gone`]
        : [];
    });
  }
}
