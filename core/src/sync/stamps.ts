import { mergeUnitOf, unitsOf } from '../goals/merge-units.ts';
import type { FieldStamp } from '../goals/goal.ts';

type Stamps = Readonly<Record<string, FieldStamp>>;

/**
 * Records whether an edit was based on an older value, so the device whose value lost can tell a conflict from a later
 * edit. Of several conflicts the oldest base counts: a superfluous shelf entry does no harm.
 */
export function stampedBy(stamps: Stamps, edit: object, baseRev: number, rev: number): Stamps {
  const stamped: Record<string, FieldStamp> = { ...stamps };
  for (const unit of unitsOf(edit)) {
    const last = stamps[unit];
    const overwroteUnseen = last !== undefined && last[0] > baseRev;
    const [, conflictRev = 0, conflictBase = 0] = last ?? [];
    const lowestBase = conflictRev === 0 ? baseRev : Math.min(baseRev, conflictBase);
    stamped[unit] = overwroteUnseen ? [rev, rev, lowestBase] : [rev, conflictRev, conflictBase];
  }
  return stamped;
}

/**
 * Whether a value was overwritten by an edit whose author had not seen it.
 *
 * @param rev the row's revision when the value was accepted
 * @param field a field or its merge unit
 */
export function wasOverwrittenUnseen(stamps: Stamps, field: string, rev: number): boolean {
  const stamp = stamps[mergeUnitOf(field)];
  return stamp !== undefined && stamp[1] > rev && stamp[2] < rev;
}
