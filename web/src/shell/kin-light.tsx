import { useCairn } from '@cairn/client/react/cairn-context';
import { useParents, useSubgoals } from '@cairn/client/react/goal';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { useEffect, useState } from 'react';
import { useCell } from '../base/cell.ts';
import { kinKeys, selectedKey } from '../goals/ui-requests.ts';

/** More would take too long to find, and light half of the page. */
const maxKin = 300;

/** Highlights all ancestors and subgoals of the goal under the pointer. Defaults to the selected goal. */
export function KinLight() {
  const selected = useCell(selectedKey, (key) => key);
  const pointed = usePointedKey();
  const key = pointed ?? selected;
  return key === null ? null : <KinOf goalKey={key} />;
}

function usePointedKey(): string | null {
  const [pointed, setPointed] = useState<string | null>(null);
  useEffect(() => {
    const look = ({ target, pointerType }: PointerEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-goal]') : null;
      if (pointerType !== 'touch') setPointed(row?.dataset['goal'] ?? null);
    };
    document.addEventListener('pointerover', look, { passive: true });
    return () => document.removeEventListener('pointerover', look);
  }, []);
  return pointed;
}

function KinOf({ goalKey }: { readonly goalKey: string }) {
  const { replica } = useCairn();
  const parents = useParents(goalKey);
  const subgoals = useSubgoals(goalKey);
  useEffect(() => {
    const below = (goals: readonly GoalView[], found: Set<string>): Set<string> => {
      for (const { key } of goals) {
        if (found.size >= maxKin || found.has(key)) continue;
        found.add(key);
        below(replica.subgoalsOf(key), found);
      }
      return found;
    };
    kinKeys.set(below(subgoals, new Set(parents.map(({ key }) => key))));
    return () => kinKeys.set(new Set());
  }, [replica, parents, subgoals]);
  return null;
}
