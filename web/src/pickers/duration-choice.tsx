import { durationPresets } from '@cairn/core/time/durations';
import { Chip } from '@cairn/ui/chip';
import { m } from '@cairn/words/messages';
import type { ReactNode } from 'react';
import { durationText } from '../goals/duration-text.ts';
import styles from './time-picker.module.css';

interface DurationChoiceProps {
  /** The chosen length; null for none. */
  readonly minutes: number | null;
  readonly offered: readonly number[];
  readonly onPick: (minutes: number) => void;
  readonly children?: ReactNode;
}

export function DurationChoice({ minutes, offered, onPick, children }: DurationChoiceProps) {
  return (
    <div className={styles.presets} role="group" aria-label={m.time_duration()}>
      {offered.map((each) => (
        <Chip
          key={each}
          look={each === minutes ? 'active' : 'option'}
          aria-pressed={each === minutes}
          onClick={() => onPick(each)}
        >
          {durationText(each)}
        </Chip>
      ))}
      {children}
    </div>
  );
}

export interface PlannedLengthProps {
  /** The planned length; null for none. */
  readonly minutes: number | null;
  readonly onPlan: (minutes: number | null) => void;
}

/** Offers the usual lengths, and the present one if it is another. */
export function PlannedLength({ minutes, onPlan }: PlannedLengthProps) {
  const offered = [...new Set([...durationPresets, ...(minutes === null ? [] : [minutes])])];
  return (
    <DurationChoice minutes={minutes} offered={offered.toSorted((one, other) => one - other)} onPick={onPlan}>
      {minutes !== null && (
        <Chip look="addable" onClick={() => onPlan(null)}>
          {m.time_no_duration()}
        </Chip>
      )}
    </DurationChoice>
  );
}
