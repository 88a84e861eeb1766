import type { Cairn } from '@cairn/client/cairn/cairn';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { whenQuiet } from '../base/when-quiet.ts';
import { withPart } from '../base/with-part.ts';

const loadRemoval = () => import('./remove-goal.ts');
whenQuiet(() => void loadRemoval().catch(() => undefined));

/** `remove-goal.ts` is not in the first bundle, so an early key waits for it. */
export function removeLater(cairn: Cairn, goal: GoalView): void {
  withPart(loadRemoval, ({ removeGoal }) => removeGoal(cairn, goal));
}
