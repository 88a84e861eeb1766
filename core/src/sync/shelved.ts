import { mergeUnitOf } from '../goals/merge-units.ts';
import type { ClimbMark } from '../goals/climb-step-of-goal.ts';
import { notesText } from '../notes/delta.ts';
import type { Fields, Shelved, SyncRecord, Typed } from './record.ts';
import { rulesOf } from './tables/all-tables.ts';
import { seenFields } from './view.ts';

/** Whether a lost value is put on the shelf. Order numbers are not. */
export function isWorthKeeping(field: string): boolean {
  return mergeUnitOf(field) !== 'place' || field === 'dueDate' || field === 'columnId';
}

/** A running climb has the name of its climb. */
function nameOf(record: SyncRecord): string {
  const { name, climb } = seenFields(record) as { readonly name?: unknown; readonly climb?: ClimbMark };
  return String(name ?? climb?.name ?? '');
}

function whereaboutsOf(record: SyncRecord): Fields {
  const seen = seenFields(record);
  return Object.fromEntries(rulesOf(record.table).locationFields.map((field) => [field, seen[field]]));
}

export function shelvedOf(record: SyncRecord, reason: Shelved['reason'], typed: Typed): Shelved {
  const insertions = (typed.notes ?? []).filter((op) => op.insert !== undefined);
  return {
    reason,
    table: record.table,
    key: record.key,
    id: record.id,
    scope: record.scope,
    name: nameOf(record),
    fields: { ...whereaboutsOf(record), ...typed.fields },
    notes: typed.notes,
    notesText: notesText({ ops: insertions }),
  };
}
