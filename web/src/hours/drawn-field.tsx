import { begunText, keepBegunText } from '@cairn/client/begun-texts';
import { useSpaces } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { QuickGoal } from '@cairn/core/goals/quick-goal';
import { isBlankName } from '@cairn/core/names/blank-name';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { timesOfBlock } from '@cairn/core/time/block-times';
import type { DateOnly } from '@cairn/core/time/date-only';
import { type DayBlock, steppedBlock, stretchedBlock } from '@cairn/core/time/day-blocks';
import { heightOf, minutesPerDay } from '@cairn/core/time/hours';
import { dayColumn } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import { announce } from '@cairn/ui/announcer';
import { SpaceTile } from '@cairn/ui/space-tile';
import { m } from '@cairn/words/messages';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useCell } from '../base/cell.ts';
import { addLine } from '../composer/add-line.ts';
import { RecognisedParts, TintedLine } from '../composer/recognised-parts.tsx';
import { periodElsewhere } from '../composer/row-composer.tsx';
import { type UnderstoodLine, useLine } from '../composer/use-line.ts';
import { useLineKeys } from '../composer/use-line-keys.ts';
import { type DrawnBlock, drawing } from '../drag/hours-aim.ts';
import { blockText, dayTitle } from '../goals/day-times.ts';
import { keepBegunRow } from '../goals/begun-row.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { usePlanning } from '../goals/planning.ts';
import { offerUndo } from '../goals/undo.ts';
import { isComposing } from '../base/typing.ts';
import { focusSoon } from './focus-soon.ts';
import styles from './hour-block.module.css';
import { placeOfBlock } from './place-of-block.ts';
import { zoneOfPeriod } from '../drag/zones.ts';

export function DrawnField({ date }: { readonly date: DateOnly }) {
  const drawn = useCell(drawing, (one) => (one?.date === date ? one : null));
  return drawn && <Field drawn={drawn} />;
}

const draft = 'drawn';

/**
 * Enter adds the goal, Escape cancels, a blur adds it if there is text. Alt with an arrow moves the block.
 */
function Field({ drawn: { date, block } }: { readonly drawn: DrawnBlock }) {
  const cairn = useCairn();
  const planning = usePlanning();
  const field = useRef<HTMLTextAreaElement>(null);
  const before = useRef(document.activeElement);
  const isSettled = useRef(false);
  const target = useId();
  const place = { columnId: dayColumn, dueDate: date } as const;
  const [text, setText] = useState(() => begunText(cairn.account.id, draft) ?? '');
  const line = useLine(text, { place, schedule: null });
  useLineKeys(field, line.goal, line);
  const spaces = useSpaces();
  const space = spaces.length > 1 ? spaces.find(({ id }) => id === planning.space) : undefined;
  // Before the next frame, because the next key is meant for the field.
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.closest('li, div')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);

  const timesOf = (at: DayBlock) => timesOfBlock(date, at, planning.timezone);
  const keepBegun = (at: DayBlock) =>
    keepBegunRow(cairn, {
      goal: null,
      zone: zoneOfPeriod(periodOf(dayColumn, date)),
      times: timesOf(at),
      text: field.current?.value ?? '',
    });
  const settle = (begun: string) => {
    isSettled.current = true;
    keepBegunText(cairn.account.id, draft, begun);
    keepBegunRow(cairn, null);
    drawing.set(null);
  };
  const leave = () => {
    // The next drawn block shows this text again.
    settle(field.current?.value ?? '');
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
  const add = (goesOn: boolean) => {
    const text = field.current?.value ?? '';
    settle('');
    if (isBlankName(text)) return;
    const { goal } = line;
    const { dueDate, block: at, times } = timeOfLine(goal, { date, block }, planning.timezone);
    const { result, step } = cairn.undoStack.during(() =>
      addLine(cairn, goal, planning.timezone, { place, position: { at: 'bottom' }, ...(times && { times }) }),
    );
    warnUnlessSaved(result.saved);
    const [key] = result.keys;
    const elsewhere = periodElsewhere(goal, zoneOfPeriod(periodOf(dayColumn, date)), planning);
    if (elsewhere !== null) offerUndo(cairn, step, { text: m.add_done_toast({ period: elsewhere }) });
    else {
      const time = blockText(date, at, planning);
      announce(m.hours_said({ name: nameInSentence(goal.name), time, day: dayTitle(dueDate, planning) }));
    }
    if (!goesOn) return;
    if (elsewhere === null && key !== undefined) focusSoon(key);
    else if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    event.stopPropagation();
    if (isComposing(event)) return;
    const steps = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === 'Enter') add(true);
    else if (event.key === 'Escape') leave();
    else if (event.altKey && steps !== undefined) {
      const next = event.shiftKey ? stretchedBlock(block, steps) : steppedBlock(block, steps);
      drawing.set({ date, block: next });
      keepBegun(next);
      announce(blockText(date, next, planning));
    } else return;
    event.preventDefault();
  };

  return (
    <div
      className={styles.block}
      data-drawn
      data-hours-still
      style={{ ...placeOfBlock(block), height: undefined, minHeight: heightOf(block) }}
    >
      <div className={styles.text}>
        <div className={styles.line}>
          <textarea
            ref={field}
            className={styles.field}
            rows={1}
            dir="auto"
            defaultValue={text}
            aria-label={m.goal_name_label()}
            aria-describedby={space && target}
            enterKeyHint="done"
            onKeyDown={press}
            onInput={({ currentTarget: { value } }) => {
              setText(value);
              if (value === '') line.forgetAnswers();
              keepBegun(block);
            }}
            onBlur={() => !isSettled.current && add(false)}
          />
          <TintedLine className={styles.tinted} text={text} parts={line.goal.parts} />
        </div>
        <span className={styles.time}>
          {blockText(date, block, planning)}
          {space && (
            <span id={target} className={styles.target}>
              <SpaceTile {...space} size={14} />
              {m.add_target({ space: space.name })}
            </span>
          )}
        </span>
      </div>
      <Words line={line} />
    </div>
  );
}

/** Clicks leave the focus in the field. */
function Words({ line }: { readonly line: UnderstoodLine }) {
  return (
    <div className={styles.words} role="presentation" onMouseDown={(event) => event.preventDefault()}>
      <RecognisedParts
        goal={line.goal}
        isOutOfTabOrder
        onRefuse={(part) => line.refuse([part])}
        onAccept={line.accept}
      />
    </div>
  );
}

interface LineTime {
  readonly dueDate: DateOnly;
  readonly block: DayBlock;
  /** Undefined for a goal of a longer horizon. */
  readonly times: ReturnType<typeof timesOfBlock> | undefined;
}

/** The drawn block's time, unless the line names another day, time or length. */
function timeOfLine(
  { schedule, block: named, minutes }: QuickGoal,
  { date, block: drawn }: DrawnBlock,
  timezone: string,
): LineTime {
  const dueDate = schedule?.dueDate ?? date;
  const to = minutes === null ? drawn.to : Math.min(minutesPerDay, drawn.from + minutes);
  const block = named ?? { from: drawn.from, to };
  const isDay = schedule === null || schedule.columnId === dayColumn;
  return { dueDate, block, times: isDay ? timesOfBlock(dueDate, block, timezone) : undefined };
}
