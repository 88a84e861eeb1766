import type { GoalView } from './goal-view.ts';

/** The spaces whose goals are shown wherever they stand by their time or are looked for. */
export class ShownSpaces {
  #ids: ReadonlySet<string> | null = null;

  /**
   * Shows some spaces only; answers whether that is something else than before.
   *
   * @param ids null for all
   */
  set(ids: readonly string[] | null): boolean {
    if ([...(this.#ids ?? [])].join() === (ids ?? []).join()) return false;
    this.#ids = ids && new Set(ids);
    return true;
  }

  /** Whether a goal is shown. */
  readonly hold = ({ space }: GoalView): boolean => this.#ids?.has(space) ?? true;
}
