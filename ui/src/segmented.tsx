import { type ReactNode, useId } from 'react';
import styles from './segmented.module.css';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
}

export interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function Segmented<Value extends string>({ label, segments, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div className={styles.segmented} role="radiogroup" aria-label={label}>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon}
          {segment.label}
        </label>
      ))}
    </div>
  );
}
