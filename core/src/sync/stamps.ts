import { mergeUnitOf, unitsOf } from '../goals/merge-units.ts';
import type { FieldStamp } from '../goals/goal.ts';

type Stamps = Readonly<Record<string, FieldStamp>>;

/**
 * The stamps of a row after an edit that made it revision `rev`.
 *
 * An edit made on a state older than the field's last change has overwritten a value that its writer never saw; that
 * is remembered, so that the device whose value lost can tell this from an ordinary later edit. Of several in a row the
 * oldest state counts: a device may hear of all of them at once, and a value too many on its shelf is no loss.
 *
 * @param baseRev the revision the edit was made on; the row's own last one when the writer does not say
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
 * Whether a value that was acknowledged at revision `rev` was overwritten by somebody who had not seen it.
 *
 * @param field a field's name or its merge unit
 */
export function wasOverwrittenUnseen(stamps: Stamps, field: string, rev: number): boolean {
  const stamp = stamps[mergeUnitOf(field)];
  return stamp !== undefined && stamp[1] > rev && stamp[2] < rev;
}
