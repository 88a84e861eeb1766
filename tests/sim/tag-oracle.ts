export class TagOracle {
  #acknowledged: readonly string[] = [];

  set(tag: string, saved: Promise<void>): void {
    saved.then(
      () => (this.#acknowledged = [...this.#acknowledged, tag]),
      () => undefined,
    );
  }

  restored(): void {
    this.#acknowledged = [];
  }

  violations(settings: string, shelves: string): readonly string[] {
    return this.#acknowledged
      .filter((tag) => !settings.includes(`"${tag}"`) && !shelves.includes(`/${tag}"`))
      .map((tag) => `the tag ${tag} is shown again`);
  }
}
