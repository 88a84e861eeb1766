import type { Cairn } from '@cairn/client/cairn/cairn';
import { recolorGoal } from '@cairn/client/goals/change-goal';
import { changeSeveral } from '@cairn/client/goals/several';
import type { GoalColor } from '@cairn/core/goals/colors';
import { announce } from '@cairn/ui/announcer';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { chosenKeys } from '../goals/chosen.ts';
import { chosenInOrder } from '../goals/chosen-in-order.ts';
import { goalsText } from '../goals/goals-text.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { offerForOthers } from '../goals/offer-for-others.ts';
import { offerUndo } from '../goals/undo.ts';
import type { Dragged } from '../drag/dragged.ts';
import { bidiIsolated } from '../goals/bidi-isolated.ts';

interface ColorDrop {
  readonly color: GoalColor | null;
  readonly name: string;
  /** The user's plan lacks the colour. */
  readonly isLocked: boolean;
  readonly takesChosen: boolean;
}

export function dropOnColor(cairn: Cairn, moved: Dragged, drop: ColorDrop): void {
  const { color, name, isLocked, takesChosen } = drop;
  const keys = takesChosen ? chosenInOrder() : [moved.key];
  const goals = keys.flatMap((key) => cairn.replica.goal(key) ?? []);
  if (goals.every((goal) => goal.color === color))
    return announce(m.drag_cancelled({ name: bidiIsolated(moved.name) }));
  if (isLocked) return void showToast({ text: m.refusal_limit_colors() });
  const { saved, step } = changeSeveral(cairn, keys, ({ key }) => recolorGoal(cairn, key, color));
  warnUnlessSaved(saved);
  if (takesChosen) chosenKeys.set(new Set());
  const text = m.colored_toast({
    goals: takesChosen ? goalsText(keys.length) : bidiIsolated(moved.name),
    color: name,
  });
  announce(text);
  offerUndo(cairn, step, { text });
  const [only] = goals;
  if (only && goals.length === 1) offerForOthers(only, { color });
}
