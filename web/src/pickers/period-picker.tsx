import type { Schedule } from '@cairn/core/goals/schedule';
import { type ColumnId, columnsWideToNarrow } from '@cairn/core/time/horizons';
import { dueDateOf, isSamePeriod, periodOf } from '@cairn/core/time/periods';
import { Chip } from '@cairn/ui/chip';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { m } from '@cairn/words/messages';
import { type KeyboardEvent, useState } from 'react';
import { stoneOf } from '../goals/period-words.ts';
import { usePlanning } from '../goals/planning.ts';
import { DayGrid } from './day-grid.tsx';
import { PeriodGrid } from './period-grid.tsx';
import styles from './period-picker.module.css';
import { shortcutsOf } from './period-shortcuts.ts';

const narrowToWide = columnsWideToNarrow.toReversed();

/** In the singular, because a goal is put into one period. */
const names: Readonly<Record<ColumnId, () => string>> = {
  1: m.horizon_day_one,
  2: m.horizon_week_one,
  3: m.horizon_month_one,
  4: m.horizon_year_one,
  5: m.horizon_life,
  6: m.horizon_quarter_one,
  7: m.horizon_decade_one,
};

export interface PeriodPickerProps {
  /** Null if no period is chosen. */
  readonly schedule: Schedule | null;
  readonly onPick: (schedule: Schedule) => void;
  /** Undefined if there is no date to remove. */
  readonly onRemove?: (() => void) | undefined;
}

export function PeriodPicker({ schedule, onPick, onRemove }: PeriodPickerProps) {
  const { today, life } = usePlanning();
  const [columnId, setColumnId] = useState<ColumnId>(schedule?.columnId ?? 1);
  const chosenDate = schedule?.columnId === columnId ? schedule.dueDate : null;
  const pickDate = (date: string) => onPick({ columnId, dueDate: dueDateOf(periodOf(columnId, date, life)) });
  return (
    <div className={styles.picker}>
      <div
        className={styles.tabs}
        role="tablist"
        tabIndex={-1}
        aria-label={m.picker_title()}
        onKeyDown={walkTabs}
      >
        {narrowToWide.map((id) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={id === columnId}
            tabIndex={id === columnId ? 0 : -1}
            onClick={() => setColumnId(id)}
          >
            <HorizonGlyph stone={stoneOf[id]} isNow={id === 1} />
            {names[id]()}
          </button>
        ))}
      </div>
      <div role="tabpanel" aria-label={names[columnId]()} className={styles.panel}>
        <div className={styles.shortcuts}>
          {shortcutsOf(columnId, today, life).map(({ label, schedule: target }) => (
            <Chip
              key={label}
              look={
                chosenDate !== null && isSamePeriod(columnId, chosenDate, target.dueDate)
                  ? 'active'
                  : 'option'
              }
              onClick={() => onPick(target)}
            >
              {label}
            </Chip>
          ))}
          {onRemove && (
            <Chip look="addable" onClick={onRemove}>
              {m.goal_remove_date()}
            </Chip>
          )}
        </div>
        {columnId === 1 || columnId === 2 ? (
          <DayGrid picksWeeks={columnId === 2} chosenDate={chosenDate} onPick={pickDate} />
        ) : (
          columnId !== 5 && (
            <PeriodGrid key={columnId} columnId={columnId} chosenDate={chosenDate} onPick={pickDate} />
          )
        )}
      </div>
    </div>
  );
}

function walkTabs(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const tabs = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]'));
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const next = tabs[(at + step + tabs.length) % tabs.length];
  next?.click();
  next?.focus();
}
