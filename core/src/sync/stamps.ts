import { mergeUnitOf, unitsOf } from '../goals/merge-units.ts';
import type { FieldStamp } from '../goals/goal.ts';

type Stamps = Readonly<Record<string, FieldStamp>>;

/**
 * Records whether an edit was based on a state older than the field's last change. The device whose value lost can then
 * tell this conflict from an ordinary later edit. Of several conflicts the oldest base counts: an unneeded value on the
 * shelf does no harm.
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
 * Whether a later edit overwrote a value without having seen it.
 *
 * @param rev the revision at which the value was accepted
 * @param field a field's name or its merge unit
 */
export function wasOverwrittenUnseen(stamps: Stamps, field: string, rev: number): boolean {
  const stamp = stamps[mergeUnitOf(field)];
  return stamp !== undefined && stamp[1] > rev && stamp[2] < rev;
}
