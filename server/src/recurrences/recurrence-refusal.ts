import type { RecurrenceRefusal } from '@cairn/core/recurrence/recurrence-edit';
import type { Refusal } from '../refusal.ts';

/** Why a goal cannot repeat, with the sentence that stands at the field. */
export function recurrenceRefusal({ code }: RecurrenceRefusal): Refusal {
  return code === 'goal.recurrence'
    ? { code, errors: { recurrence: 'This goal cannot repeat in this way.' } }
    : { code };
}
