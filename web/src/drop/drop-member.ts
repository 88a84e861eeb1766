import type { Cairn } from '@cairn/client/cairn/cairn';
import { editGoal } from '@cairn/client/goals/edit-goal';
import { changeSeveral } from '@cairn/client/goals/several';
import { membersOf } from '@cairn/client/spaces/standing';
import { mayBeAssigned } from '@cairn/core/spaces/roles';
import { holderOf } from '@cairn/core/spaces/team';
import { announce } from '@cairn/ui/announcer';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { chosenKeys } from '../goals/chosen.ts';
import { chosenInOrder } from '../goals/chosen-in-order.ts';
import { goalsText } from '../goals/goals-text.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { offerUndo } from '../goals/undo.ts';
import type { Dragged } from '../drag/dragged.ts';
import { bidiIsolated } from '../goals/bidi-isolated.ts';

interface MemberDrop {
  readonly code: string;
  readonly name: string;
  readonly takesChosen: boolean;
}

/** See docs/product.md, "Team". */
export function dropOnMember(cairn: Cairn, moved: Dragged, { code, name, takesChosen }: MemberDrop): void {
  const keys = takesChosen ? chosenInOrder() : [moved.key];
  const goals = keys.flatMap((key) => cairn.replica.goal(key) ?? []);
  const isWith = (goal: (typeof goals)[number]) => holderOf(goal, cairn.account.code) === code;
  if (goals.every(isWith)) return announce(m.drag_cancelled({ name: bidiIsolated(moved.name) }));
  const mayHave = ({ space }: (typeof goals)[number]) =>
    membersOf(cairn, space).some((member) => member.userCode === code && mayBeAssigned(member));
  const given = goals.filter((goal) => !goal.isViewed && !isWith(goal) && mayHave(goal));
  if (given.length === 0) return void showToast({ text: m.team_not_a_member({ name: bidiIsolated(name) }) });
  const change = ({ key }: (typeof goals)[number]) => {
    const edited = editGoal(cairn, key, { assignee: code });
    return edited.ok ? edited.value : { saved: Promise.resolve() };
  };
  const { saved, step } = changeSeveral(
    cairn,
    given.map(({ key }) => key),
    change,
  );
  warnUnlessSaved(saved);
  if (takesChosen) chosenKeys.set(new Set());
  const what = takesChosen ? goalsText(given.length) : bidiIsolated(moved.name);
  const text = m.team_assigned_toast({ goals: what, name: bidiIsolated(name) });
  announce(text);
  offerUndo(cairn, step, { text });
}
