import type { RecurrenceRefusal } from '@cairn/core/recurrence/recurrence-edit';
import type { Refusal } from '../base/refusal.ts';

export function recurrenceRefusal({ code }: RecurrenceRefusal): Refusal {
  return { code, errors: { recurrence: sentences[code] } };
}

const sentences: Readonly<Record<RecurrenceRefusal['code'], string>> = {
  'goal.recurrence': 'This goal cannot repeat in this way.',
  'goal.publicRecurring': 'Public goals cannot be recurrent.',
  'goal.subgoalsRecurring': 'Goals with subgoals cannot be recurrent.',
};
