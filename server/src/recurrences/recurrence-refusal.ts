import type { RecurrenceRefusal } from '@cairn/core/recurrence/recurrence-edit';
import { m } from '@cairn/words/messages';
import type { FieldError, Refusal } from '../base/refusal.ts';

export function recurrenceRefusal({ code }: RecurrenceRefusal): Refusal {
  return { code, errors: { recurrence: sentences[code] } };
}

const sentences: Readonly<Record<RecurrenceRefusal['code'], FieldError>> = {
  'goal.recurrence': () => m.field_repeat_invalid(),
  'goal.publicRecurring': () => m.field_repeat_public(),
  'goal.subgoalsRecurring': () => m.field_repeat_subgoals(),
};
