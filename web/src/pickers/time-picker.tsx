import type { DayBlock } from '@cairn/core/time/day-blocks';
import { durationPresets, minutesOfNewBlock } from '@cairn/core/time/durations';
import {
  blockOfChoice,
  timeText,
  type TimeChoice,
  withDuration,
  withTypedEnd,
  withTypedStart,
} from '@cairn/core/time/time-choice';
import { Chip } from '@cairn/ui/chip';
import { m } from '@cairn/words/messages';
import { type KeyboardEvent, useState } from 'react';
import { usePlanning } from '../goals/planning.ts';
import { DraftField } from '../base/draft-field.tsx';
import { isComposing } from '../base/typing.ts';
import { DurationChoice, PlannedLength, type PlannedLengthProps } from './duration-choice.tsx';
import styles from './time-picker.module.css';

/** In minutes since midnight. */
const firstStart = 540;

interface TimePickerProps {
  /** Null if no time is chosen. */
  readonly block: DayBlock | null;
  readonly offered?: DayBlock | undefined;
  /** Offered until a time is chosen. The first block lasts as long. */
  readonly planned: PlannedLengthProps;
  readonly onPick: (block: DayBlock) => void;
  /** Undefined if there is not a time to remove. */
  readonly onRemove?: (() => void) | undefined;
  readonly onDone: () => void;
}

/** An end before the start is not applied. */
export function TimePicker({ block, offered, planned, onPick, onRemove, onDone }: TimePickerProps) {
  const { amPm } = usePlanning();
  const [choice, setChoice] = useState<TimeChoice | null>(block);
  const firstMinutes = minutesOfNewBlock({ durationMinutes: planned.minutes });
  const shown = choice ?? offered ?? withDuration({ from: firstStart, to: firstStart }, firstMinutes);
  const [unread, setUnread] = useState<'start' | 'end' | null>(null);
  const isOrdered = choice === null || blockOfChoice(choice) !== null;

  const choose = (next: TimeChoice) => {
    setUnread(null);
    setChoice(next);
    const chosen = blockOfChoice(next);
    if (chosen) onPick(chosen);
  };
  const typeStart = (text: string) => {
    if (choice && text === timeText(choice.from, amPm)) return;
    const next = withTypedStart(choice, text, firstMinutes);
    if (next) choose(next);
    else if (text.trim() !== '') setUnread('start');
  };
  const typeEnd = (text: string) => {
    if (choice && text === timeText(choice.to, amPm)) return;
    const next = withTypedEnd(choice ?? shown, text);
    if (next) choose(next);
    else if (text.trim() !== '') setUnread('end');
  };
  const press = (event: KeyboardEvent<HTMLInputElement>, type: (text: string) => void) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    type(event.currentTarget.value);
    if (event.currentTarget.dataset.ends === undefined) focusEnd(event.currentTarget);
    else onDone();
  };
  const unknown = m.time_unknown({ example: timeText(570, amPm) });
  const example = timeText(shown.from, amPm);

  return (
    <div className={styles.picker}>
      <div className={styles.fields}>
        <DraftField
          label={m.time_start()}
          text={choice ? timeText(choice.from, amPm) : ''}
          placeholder={example}
          inputMode={amPm ? 'text' : 'numeric'}
          autoComplete="off"
          maxLength={10}
          error={unread === 'start' ? unknown : null}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={(event) => typeStart(event.currentTarget.value)}
          onKeyDown={(event) => press(event, typeStart)}
        />
        <DraftField
          label={m.time_end()}
          data-ends
          text={choice ? timeText(choice.to, amPm) : ''}
          placeholder={timeText(shown.to, amPm)}
          inputMode={amPm ? 'text' : 'numeric'}
          autoComplete="off"
          maxLength={10}
          error={unread === 'end' ? unknown : null}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={(event) => typeEnd(event.currentTarget.value)}
          onKeyDown={(event) => press(event, typeEnd)}
        />
      </div>
      {!isOrdered && (
        <p className={styles.hint} role="alert">
          {m.time_end_hint()}
        </p>
      )}
      {choice === null ? (
        <PlannedLength {...planned} />
      ) : (
        <DurationChoice
          minutes={choice.to - choice.from}
          offered={durationPresets}
          onPick={(minutes) => choose(withDuration(choice, minutes))}
        >
          {onRemove && (
            <Chip look="addable" onClick={onRemove}>
              {m.time_remove()}
            </Chip>
          )}
        </DurationChoice>
      )}
    </div>
  );
}

/** Waits a frame: on its blur, the start has to know the new choice. */
function focusEnd(start: HTMLInputElement): void {
  const picker = start.closest(`.${styles.picker}`);
  requestAnimationFrame(() => picker?.querySelector<HTMLInputElement>('[data-ends]')?.focus());
}
