interface Said {
  readonly goal: string;
  readonly by: string;
  /** Stands in one comment only. */
  readonly token: string;
  /** What was said first in the same comment. */
  readonly comment: string;
  isAcknowledged: boolean;
  /** Somebody wrote over it or deleted it, or the server went back to before it. */
  isGivenUp: boolean;
}

/** Remembers what people said in comments and were told was saved, and says in the end what of it is missing. */
export class CommentOracle {
  readonly #said: Said[] = [];
  #isHistoryWhole = true;

  /**
   * @param by the device on which it was said
   * @param over the text that it was written over, none for a new comment
   */
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

  /** Somebody deletes a comment, also with what they wrote over it elsewhere and do not see here yet. */
  removed(text: string): void {
    const comment = this.#commentOf(text);
    for (const said of this.#said) if (said.comment === comment) said.isGivenUp = true;
  }

  /** Somebody writes over a comment. */
  replaced(text: string): void {
    for (const said of this.#said) if (text.includes(said.token)) said.isGivenUp = true;
  }

  /** On one device somebody deletes goals: what was said below them there need not be sent any more. */
  deleted(goals: readonly string[], by: string): void {
    for (const said of this.#said) if (said.by === by && goals.includes(said.goal)) said.isGivenUp = true;
  }

  /** Goals are removed for good, with what was said below them. */
  forgotten(goals: readonly string[]): void {
    for (const said of this.#said) if (goals.includes(said.goal)) said.isGivenUp = true;
  }

  /** The server went back to a backup: goals may be made anew, and then without what was said below them. */
  restored(): void {
    this.#isHistoryWhole = false;
    for (const said of this.#said) said.isGivenUp = true;
  }

  /**
   * What is missing or doubled.
   *
   * @param living the marks of the goals that are there
   * @param comments the texts of all comments that are there
   * @param shelves what lies on the shelves of all devices, as one text
   */
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
