import type { GoalView } from './goal-view.ts';

export class ShownSpaces {
  #ids: ReadonlySet<string> | null = null;

  /**
   * Returns whether the spaces changed.
   *
   * @param ids null for all
   */
  set(ids: readonly string[] | null): boolean {
    if ([...(this.#ids ?? [])].join() === (ids ?? []).join()) return false;
    this.#ids = ids && new Set(ids);
    return true;
  }

  readonly hold = ({ space }: GoalView): boolean => this.#ids?.has(space) ?? true;
}
