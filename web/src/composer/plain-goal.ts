import type { QuickGoal } from '@cairn/core/goals/quick-goal';

/** A goal whose whole line is its name. */
export function plainGoal(text: string): QuickGoal {
  return {
    name: text.trim(),
    schedule: null,
    block: null,
    minutes: null,
    tags: [],
    color: null,
    assignee: null,
    repeat: null,
    parts: [],
    likely: [],
  };
}
