import type { ClockChange } from '@cairn/core/time/block-times';
import type { DateOnly } from '@cairn/core/time/date-only';
import { gridTopOf } from '@cairn/core/time/hours';
import { m } from '@cairn/words/messages';
import { useCell } from '../base/cell.ts';
import { hoursAim } from '../drag/hours-aim.ts';
import { blockText } from '../goals/day-times.ts';
import { usePlanning } from '../goals/planning.ts';
import styles from './hour-grid.module.css';
import { placeOfBlock } from './place-of-block.ts';

interface GridMarksProps {
  readonly date: DateOnly;
  readonly change: ClockChange | null;
  readonly now: number | null;
}

export function GridMarks({ date, change, now }: GridMarksProps) {
  return (
    <>
      {change && (
        <p className={styles.change} data-kind={change.kind} style={placeOfBlock(change)}>
          {change.kind === 'skipped' ? m.hours_skipped() : m.hours_repeated()}
        </p>
      )}
      {now !== null && (
        // The key for today scrolls to this mark.
        <i
          className={styles.now}
          data-period=""
          data-now
          aria-hidden="true"
          style={{ top: gridTopOf(now) }}
        />
      )}
      <AimedSlot date={date} />
    </>
  );
}

function AimedSlot({ date }: { readonly date: DateOnly }) {
  const planning = usePlanning();
  const block = useCell(hoursAim, (aim) => (aim?.date === date ? aim.block : null));
  if (!block) return null;
  return (
    <div className={styles.slot} style={placeOfBlock(block)} aria-hidden="true">
      {blockText(date, block, planning)}
    </div>
  );
}
