import type { GoalView } from '@cairn/client/replica/goal-view';
import type { ComponentType } from 'react';
import { type OutsideEditor, useOutsideEditor } from './board-editors.ts';

interface OutsideAssigneeProps {
  readonly goal: GoalView;
  readonly as: ComponentType<OutsideEditor>;
}

export function OutsideAssignee({ goal, as: Face }: OutsideAssigneeProps) {
  const { name, image } = useOutsideEditor(goal);
  return <Face name={name} image={image} />;
}
