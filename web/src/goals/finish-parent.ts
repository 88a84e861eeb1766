import type { Cairn } from '@cairn/client/cairn/cairn';
import { awaitsItsEnd } from '@cairn/core/goals/counts';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { ticked } from './ui-requests.ts';
import { shortName } from './short-name.ts';
import { tickWithUndo } from './tick-with-undo.ts';

/** Returns an unsubscribe function. */
export function watchTicks(cairn: Cairn): () => void {
  return ticked.watch(() => {
    const parent = ticked.get()?.parent ?? null;
    if (parent !== null) offerToFinish(cairn, parent);
  });
}

/** Nothing is finished automatically. */
function offerToFinish(cairn: Cairn, parentId: string): void {
  const { replica } = cairn;
  const isWaiting = () => {
    const parent = replica.goal(parentId);
    // Subgoals that are not in memory yet may be open.
    if (!parent || parent.locked || replica.loadState !== 'whole') return null;
    return awaitsItsEnd(parent, replica.subgoalsOf(parent.key)) ? parent : null;
  };
  const parent = isWaiting();
  if (!parent) return;
  showToast({
    text: m.parent_steps_done({ name: shortName(parent.name) }),
    action: {
      label: m.parent_finish(),
      run: () => {
        const still = isWaiting();
        if (still) tickWithUndo(cairn, still, true);
      },
    },
  });
}
