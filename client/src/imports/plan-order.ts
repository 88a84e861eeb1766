import type { PlanItem } from './plan-item.ts';
import { entryAt } from '../entry-at.ts';

export interface Level {
  /** Empty if nothing depends on the item. */
  readonly id: string;
  readonly above: readonly string[];
  readonly item: PlanItem;
}

const kinds: readonly PlanItem['kind'][] = ['add', 'begin', 'touch', 'skip'];

/**
 * Orders writes after the writes they depend on, grouped by kind where possible, to store each group
 * together. Cycles are cut.
 */
export function inOrder(levels: readonly Level[]): readonly PlanItem[] {
  const byId = new Map(levels.map((level) => [level.id, level]));
  const depths = new Map<Level, number>();
  const found: Level[] = [];
  for (const root of levels) {
    // Trees can be deeper than the call stack.
    const stack = [root];
    while (stack.length > 0) {
      const level = entryAt(stack, -1);
      if (depths.has(level)) {
        stack.pop();
        if (depths.get(level) === -1) settle(level);
        continue;
      }
      depths.set(level, -1);
      for (const id of level.above) {
        const above = byId.get(id);
        if (above && !depths.has(above)) stack.push(above);
      }
    }
  }
  return found
    .toSorted(
      (one, other) =>
        Number(depths.get(one)) - Number(depths.get(other)) ||
        kinds.indexOf(one.item.kind) - kinds.indexOf(other.item.kind),
    )
    .map(({ item }) => item);

  function settle(level: Level): void {
    let depth = 0;
    for (const id of level.above) {
      const above = byId.get(id);
      if (!above) continue;
      const own = depths.get(above) ?? 0;
      depth = Math.max(depth, above.item.kind === level.item.kind ? own : own + 1);
    }
    depths.set(level, depth);
    found.push(level);
  }
}
