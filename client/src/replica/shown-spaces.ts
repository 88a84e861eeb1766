import type { GoalView } from './goal-view.ts';

export class ShownSpaces {
  #ids: ReadonlySet<string> | null = null;
  /** Spaces in which the user may only read and comment. */
  viewed: readonly string[] = [];

  readonly isViewed = (space: string): boolean => this.viewed.includes(space);

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
