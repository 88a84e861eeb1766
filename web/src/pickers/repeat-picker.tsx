import { intervalRanges, optionsByColumn } from '@cairn/core/recurrence/options';
import { detailOf, type RepeatChoice, toggled } from '@cairn/core/recurrence/repeat-choice';
import { plusDays } from '@cairn/core/time/date-only';
import type { ColumnId } from '@cairn/core/time/horizons';
import { Chip } from '@cairn/ui/chip';
import { Segmented } from '@cairn/ui/segmented';
import { m } from '@cairn/words/messages';
import { useId } from 'react';
import { usePlanning } from '../goals/planning.ts';
import { intervalText, optionNames } from '../goals/repeat-words.ts';
import styles from './repeat-picker.module.css';
import { monthName, weekdayName } from './repeat-text.ts';

interface RepeatPickerProps {
  readonly columnId: ColumnId;
  readonly choice: RepeatChoice;
  readonly onChange: (choice: RepeatChoice) => void;
}

export function RepeatPicker({ columnId, choice, onChange }: RepeatPickerProps) {
  const change = (part: Partial<RepeatChoice>) => onChange({ ...choice, ...part });
  return (
    <div className={styles.picker}>
      <div className={styles.options} role="radiogroup" aria-label={m.repeat_title()}>
        {optionsByColumn[columnId].map((option) => (
          <Chip
            key={option}
            role="radio"
            aria-checked={option === choice.option}
            look={option === choice.option ? 'active' : 'option'}
            onClick={() => change({ option, interval: 1 })}
          >
            {optionNames[option]()}
          </Chip>
        ))}
      </div>
      <Interval choice={choice} onChange={change} />
      <Days columnId={columnId} choice={choice} onChange={change} />
      <div className={styles.line}>
        <span>{m.repeat_counted()}</span>
        <Segmented
          label={m.repeat_counted()}
          value={choice.anchor}
          segments={[
            { value: 'date', label: m.repeat_by_date() },
            { value: 'completion', label: m.repeat_by_completion() },
          ]}
          onChange={(anchor) => change({ anchor })}
        />
      </div>
      {choice.anchor === 'completion' && <p className={styles.hint}>{m.repeat_by_completion_lead()}</p>}
      <End choice={choice} onChange={change} />
    </div>
  );
}

interface PartProps {
  readonly choice: RepeatChoice;
  readonly onChange: (part: Partial<RepeatChoice>) => void;
}

function Interval({ choice, onChange }: PartProps) {
  const { option, interval } = choice;
  const id = useId();
  const [least, most] =
    option in intervalRanges ? intervalRanges[option as keyof typeof intervalRanges] : [2, 1];
  if (most < least && interval === 1) return null;
  const counts = new Set([1, interval]);
  for (let count = least; count <= most; count += 1) counts.add(count);
  return (
    <div className={styles.line}>
      <label htmlFor={id}>{m.repeat_how_often()}</label>
      <select
        id={id}
        className={styles.select}
        value={interval}
        onChange={(event) => onChange({ interval: Number(event.currentTarget.value) })}
      >
        {[...counts]
          .toSorted((one, other) => one - other)
          .map((count) => (
            <option key={count} value={count}>
              {intervalText(option, count)}
            </option>
          ))}
      </select>
    </div>
  );
}

function Days({ columnId, choice, onChange }: PartProps & { readonly columnId: ColumnId }) {
  const { locale } = usePlanning();
  switch (detailOf(columnId, choice)) {
    case 'weekdays':
      return (
        <Toggles
          label={m.repeat_weekdays()}
          look="week"
          numbers={count(7)}
          chosen={choice.weekdays}
          nameOf={(day) => weekdayName(day, locale, 'long')}
          textOf={(day) => weekdayName(day, locale, 'short')}
          onChange={(weekdays) => onChange({ weekdays })}
        />
      );
    case 'monthDays':
      return (
        <>
          <Toggles
            label={m.repeat_month_days()}
            look="week"
            numbers={count(31)}
            chosen={choice.monthDays}
            onChange={(monthDays) => onChange({ monthDays })}
          />
          {choice.monthDays.some((day) => day > 28) && (
            <p className={styles.hint}>{m.repeat_short_months()}</p>
          )}
        </>
      );
    case 'months':
      return (
        <Toggles
          label={m.repeat_months()}
          look="four"
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
          look="four"
          numbers={[1, 4, 7, 10]}
          chosen={choice.months}
          textOf={(month) => m.repeat_quarter({ number: (month + 2) / 3 })}
          onChange={(months) => onChange({ months })}
        />
      );
    case null:
      return null;
  }
}

const count = (length: number) => Array.from({ length }, (_, at) => at + 1);

interface TogglesProps {
  readonly label: string;
  readonly look: 'week' | 'four';
  readonly numbers: readonly number[];
  readonly chosen: readonly number[];
  /** The name for screen readers, if the visible text is short. */
  readonly nameOf?: (number: number) => string;
  readonly textOf?: (number: number) => string;
  readonly onChange: (chosen: readonly number[]) => void;
}

/** At least one option stays selected. */
function Toggles({ label, look, numbers, chosen, nameOf, textOf = String, onChange }: TogglesProps) {
  return (
    <div className={styles.toggles} data-look={look} role="group" aria-label={label}>
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          aria-pressed={chosen.includes(number)}
          aria-label={nameOf?.(number)}
          onClick={() => onChange(toggled(chosen, number))}
        >
          {textOf(number)}
        </button>
      ))}
    </div>
  );
}

function End({ choice, onChange }: PartProps) {
  const { today } = usePlanning();
  return (
    <div className={styles.line}>
      <span>{m.repeat_ends()}</span>
      <Segmented
        label={m.repeat_ends()}
        value={choice.dateTo === null ? 'never' : 'day'}
        segments={[
          { value: 'never', label: m.repeat_never_ends() },
          { value: 'day', label: m.repeat_ends_on() },
        ]}
        onChange={(end) => onChange({ dateTo: end === 'never' ? null : plusDays(today, 30) })}
      />
      {choice.dateTo !== null && (
        <input
          type="date"
          className={`${styles.select} ${styles.date}`}
          aria-label={m.repeat_last_day()}
          value={choice.dateTo}
          required
          onChange={(event) => {
            const dateTo = event.currentTarget.value;
            if (dateTo !== '') onChange({ dateTo });
          }}
        />
      )}
    </div>
  );
}
