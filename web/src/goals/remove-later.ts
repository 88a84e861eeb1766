import type { Cairn } from '@cairn/client/cairn/cairn';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { whenQuiet } from '../base/when-quiet.ts';
import { withPart } from '../base/with-part.ts';

const loadRemoval = () => import('./remove-goal.ts');
whenQuiet(() => void loadRemoval().catch(() => undefined));

/** Deletes a goal, see `remove-goal.ts`. The first picture needs none of it, so a key pressed at once waits for that part. */
export function removeLater(cairn: Cairn, goal: GoalView): void {
  withPart(loadRemoval, ({ removeGoal }) => removeGoal(cairn, goal));
}
