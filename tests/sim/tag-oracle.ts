/** Remembers which tags people hid and were told was saved, each once only, and says in the end which are shown again. */
export class TagOracle {
  #acknowledged: readonly string[] = [];

  set(tag: string, saved: Promise<void>): void {
    saved.then(
      () => (this.#acknowledged = [...this.#acknowledged, tag]),
      () => undefined,
    );
  }

  /** The server went back to a backup. */
  restored(): void {
    this.#acknowledged = [];
  }

  /**
   * @param settings how all spaces show their tags, as one text
   * @param shelves what lies on the shelves of all devices or was refused, as one text
   */
  violations(settings: string, shelves: string): readonly string[] {
    return this.#acknowledged
      .filter((tag) => !settings.includes(`"${tag}"`) && !shelves.includes(`/${tag}"`))
      .map((tag) => `the tag ${tag} is shown again`);
  }
}
