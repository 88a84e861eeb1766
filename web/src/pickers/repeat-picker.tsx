import type { RecurrenceOption } from '@cairn/core/recurrence/options';
import { maxTimes } from '@cairn/core/recurrence/nth-occurrence';
import { optionsByColumn } from '@cairn/core/recurrence/options';
import {
  type ChoiceDetail,
  detailsOf,
  maxIntervalOf,
  type RepeatChoice,
} from '@cairn/core/recurrence/repeat-choice';
import { type DateOnly, isoWeekday, plusDays } from '@cairn/core/time/date-only';
import type { ColumnId } from '@cairn/core/time/horizons';
import { dayName } from '@cairn/core/time/period-names';
import { periodOf } from '@cairn/core/time/periods';
import { Chip } from '@cairn/ui/chip';
import { Segmented } from '@cairn/ui/segmented';
import { m } from '@cairn/words/messages';
import { useId } from 'react';
import { namedPeriod, type Planning, usePlanning } from '../goals/planning.ts';
import { optionNames } from '../goals/repeat-words.ts';
import { MonthDays } from './month-days.tsx';
import { NumberField } from './number-field.tsx';
import styles from './repeat-picker.module.css';
import { ChipRadios, type RepeatPartProps, Toggles } from './repeat-parts.tsx';
import { isSameDays, monthName, weekdayName, weekend, workdays } from './repeat-text.ts';

const units: Readonly<Record<RecurrenceOption, (inputs: { readonly count: number }) => string>> = {
  daily: m.repeat_unit_daily,
  weekly: m.repeat_unit_weekly,
  monthly: m.repeat_unit_monthly,
  quarterly: m.repeat_unit_quarterly,
  yearly: m.repeat_unit_yearly,
  decade: m.repeat_unit_decade,
};

interface RepeatPickerProps {
  readonly columnId: ColumnId;
  readonly dueDate: DateOnly;
  readonly choice: RepeatChoice;
  /** The last occurrence of a choice with `times`; null without one. */
  readonly lastDate: DateOnly | null;
  readonly onChange: (choice: RepeatChoice) => void;
}

export function RepeatPicker({ columnId, dueDate, choice, lastDate, onChange }: RepeatPickerProps) {
  const change = (part: Partial<RepeatChoice>) => onChange({ ...choice, ...part });
  const part = { columnId, dueDate, choice, onChange: change };
  return (
    <div className={styles.picker}>
      <ChipRadios
        label={m.repeat_title()}
        value={choice.option}
        radios={optionsByColumn[columnId].map((option) => ({ value: option, text: optionNames[option]() }))}
        onChange={(option) => change({ option, interval: 1 })}
      />
      <Interval {...part} />
      {detailsOf(columnId, choice).map((detail) => (
        <Detail key={detail} detail={detail} {...part} />
      ))}
      <div className={styles.line}>
        <span>{m.repeat_counted()}</span>
        <Segmented
          label={m.repeat_counted()}
          value={choice.anchor}
          segments={[
            { value: 'date', label: m.repeat_by_date() },
            { value: 'completion', label: m.repeat_by_completion() },
          ]}
          onChange={(anchor) => change(anchor === 'date' ? { anchor } : { anchor, times: null })}
        />
      </div>
      {choice.anchor === 'completion' && <p className={styles.hint}>{m.repeat_by_completion_lead()}</p>}
      <End {...part} lastDate={lastDate} />
    </div>
  );
}

function Interval({ choice: { option, interval }, onChange }: RepeatPartProps) {
  const id = useId();
  return (
    <div className={styles.line}>
      <span id={`${id}-label`}>{m.repeat_interval()}</span>
      <NumberField
        // Each unit has its own range, so a new unit discards the unsaved text.
        key={option}
        aria-labelledby={`${id}-label ${id}-unit`}
        value={interval}
        least={1}
        most={maxIntervalOf(option)}
        onChange={(count) => onChange({ interval: count })}
      />
      <span id={`${id}-unit`}>{units[option]({ count: interval })}</span>
    </div>
  );
}

function Detail({ detail, ...part }: RepeatPartProps & { readonly detail: ChoiceDetail }) {
  const { locale } = usePlanning();
  const { choice, onChange } = part;
  switch (detail) {
    case 'weekdays':
      return <Weekdays {...part} />;
    case 'monthDays':
      return <MonthDays {...part} />;
    case 'months':
      return (
        <Toggles
          label={m.repeat_months()}
          columns={4}
          numbers={count(12)}
          chosen={choice.months}
          nameOf={(month) => monthName(month, locale, 'long')}
          textOf={(month) => monthName(month, locale, 'short')}
          onChange={(months) => onChange({ months })}
        />
      );
    case 'quarters':
      return (
        <Toggles
          label={m.repeat_quarters()}
          columns={4}
          numbers={[1, 4, 7, 10]}
          chosen={choice.months}
          textOf={(month) => m.repeat_quarter({ number: (month + 2) / 3 })}
          onChange={(months) => onChange({ months })}
        />
      );
  }
}

const count = (length: number) => Array.from({ length }, (_, at) => at + 1);

function Weekdays({ dueDate, choice: { weekdays }, onChange }: RepeatPartProps) {
  const { locale } = usePlanning();
  const presets = [
    { days: workdays, text: m.repeat_workdays() },
    { days: weekend, text: m.repeat_weekend() },
  ];
  return (
    <>
      <Toggles
        label={m.repeat_weekdays()}
        columns={7}
        numbers={count(7)}
        chosen={weekdays}
        nameOf={(day) => weekdayName(day, locale, 'long')}
        textOf={(day) => weekdayName(day, locale, 'short')}
        onChange={(days) => onChange({ weekdays: days })}
      />
      <div className={styles.options}>
        {presets.map(({ days, text }) => {
          const isChosen = isSameDays(days, weekdays);
          return (
            <Chip
              key={text}
              look={isChosen ? 'active' : 'option'}
              aria-pressed={isChosen}
              onClick={() => onChange({ weekdays: isChosen ? [isoWeekday(dueDate)] : days })}
            >
              {text}
            </Chip>
          );
        })}
      </div>
    </>
  );
}

const endOf = ({ times, dateTo }: RepeatChoice) =>
  times !== null ? 'times' : dateTo === null ? 'never' : 'day';

type EndProps = RepeatPartProps & { readonly lastDate: DateOnly | null };

function End({ columnId, choice, lastDate, onChange }: EndProps) {
  const planning = usePlanning();
  const { anchor, dateTo, times } = choice;
  const ends = {
    never: { dateTo: null, times: null },
    day: { dateTo: lastDate ?? plusDays(planning.today, 30), times: null },
    times: { dateTo: null, times: 10 },
  };
  return (
    <>
      <div className={styles.line}>
        <span>{m.repeat_ends()}</span>
        <Segmented
          label={m.repeat_ends()}
          value={endOf(choice)}
          segments={[
            { value: 'never', label: m.repeat_never_ends() },
            { value: 'day', label: m.repeat_ends_on() },
            // The dates of a repeat that counts from completion are not known.
            ...(anchor === 'date' ? [{ value: 'times', label: m.repeat_ends_after() } as const] : []),
          ]}
          onChange={(end) => onChange(ends[end])}
        />
        {dateTo !== null && (
          <input
            type="date"
            className={`${styles.field} ${styles.below}`}
            aria-label={m.repeat_last_day()}
            value={dateTo}
            required
            onChange={(event) => {
              const day = event.currentTarget.value;
              if (day !== '') onChange({ dateTo: day });
            }}
          />
        )}
        {times !== null && (
          <span className={`${styles.times} ${styles.below}`}>
            <NumberField
              aria-label={m.repeat_times_count()}
              value={times}
              least={2}
              most={maxTimes}
              onChange={(number) => onChange({ times: number })}
            />
            {m.repeat_times()}
          </span>
        )}
      </div>
      {times !== null && lastDate !== null && (
        <p className={`${styles.hint} ${styles.below}`}>
          {m.repeat_times_lead({ date: periodText(columnId, lastDate, planning) })}
        </p>
      )}
    </>
  );
}

function periodText(columnId: ColumnId, date: DateOnly, planning: Planning): string {
  if (columnId === 1) return dayName(date, planning.today, planning.locale);
  const { title, subtitle } = namedPeriod(periodOf(columnId, date, planning.life), planning);
  return subtitle === '' ? title : `${title}, ${subtitle}`;
}
