import { type RepeatChoice, toggled } from '@cairn/core/recurrence/repeat-choice';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { ColumnId } from '@cairn/core/time/horizons';
import { useId } from 'react';
import styles from './repeat-picker.module.css';

export interface RepeatPartProps {
  readonly columnId: ColumnId;
  readonly dueDate: DateOnly;
  readonly choice: RepeatChoice;
  readonly onChange: (part: Partial<RepeatChoice>) => void;
}

interface ChipRadiosProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly radios: readonly { readonly value: Value; readonly text: string }[];
  readonly onChange: (value: Value) => void;
}

export function ChipRadios<Value extends string>({ label, value, radios, onChange }: ChipRadiosProps<Value>) {
  const name = useId();
  return (
    <div className={styles.options} role="radiogroup" aria-label={label}>
      {radios.map((radio) => (
        <label key={radio.value} className={styles.radio}>
          <input
            type="radio"
            name={name}
            checked={radio.value === value}
            onChange={() => onChange(radio.value)}
          />
          {radio.text}
        </label>
      ))}
    </div>
  );
}

interface TogglesProps {
  readonly label: string;
  readonly columns: 4 | 5 | 7;
  readonly numbers: readonly number[];
  readonly chosen: readonly number[];
  /** The name for screen readers, if the visible text is short. */
  readonly nameOf?: (number: number) => string;
  readonly textOf?: (number: number) => string;
  readonly onChange: (chosen: readonly number[]) => void;
}

/** At least one option stays selected. */
export function Toggles({
  label,
  columns,
  numbers,
  chosen,
  nameOf,
  textOf = String,
  onChange,
}: TogglesProps) {
  return (
    <div className={styles.toggles} data-columns={columns} role="group" aria-label={label}>
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
