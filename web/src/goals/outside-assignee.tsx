import type { GoalView } from '@cairn/client/replica/goal-view';
import type { ComponentType } from 'react';
import { type OutsideEditor, useOutsideEditor } from './board-editors.ts';

interface OutsideAssigneeProps {
  readonly goal: GoalView;
  readonly as: ComponentType<OutsideEditor>;
}

/** Who has a goal that is with no member of its space, asked of the server and shown by a row's own means. */
export function OutsideAssignee({ goal, as: Face }: OutsideAssigneeProps) {
  const { name, image } = useOutsideEditor(goal);
  return <Face name={name} image={image} />;
}
