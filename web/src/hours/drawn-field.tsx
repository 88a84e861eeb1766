import { begunText, keepBegunText } from '@cairn/client/begun-texts';
import { addGoals } from '@cairn/client/goals/add-goals';
import { useSpaces } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { isBlankName } from '@cairn/core/names/blank-name';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { timesOfBlock } from '@cairn/core/time/block-times';
import type { DateOnly } from '@cairn/core/time/date-only';
import { type DayBlock, steppedBlock, stretchedBlock } from '@cairn/core/time/day-blocks';
import { dayColumn } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import { announce } from '@cairn/ui/announcer';
import { SpaceTile } from '@cairn/ui/space-tile';
import { m } from '@cairn/words/messages';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { useCell } from '../base/cell.ts';
import { type DrawnBlock, drawing } from '../drag/hours-aim.ts';
import { blockText, dayTitle } from '../goals/day-times.ts';
import { keepBegunRow } from '../goals/begun-row.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { usePlanning } from '../goals/planning.ts';
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
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(document.activeElement);
  const isSettled = useRef(false);
  const target = useId();
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
    const { keys, saved } = addGoals(cairn, {
      text,
      place: { columnId: dayColumn, dueDate: date },
      position: { at: 'bottom' },
      times: timesOf(block),
    });
    warnUnlessSaved(saved);
    const [key] = keys;
    const time = blockText(date, block, planning);
    announce(m.hours_said({ name: nameInSentence(text.trim()), time, day: dayTitle(date, planning) }));
    if (goesOn && key !== undefined) focusSoon(key);
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
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
    <div className={styles.block} data-drawn data-hours-still style={placeOfBlock(block)}>
      <div className={styles.text}>
        <input
          ref={field}
          className={styles.field}
          dir="auto"
          defaultValue={begunText(cairn.account.id, draft) ?? ''}
          aria-label={m.goal_name_label()}
          aria-describedby={space && target}
          enterKeyHint="done"
          onKeyDown={press}
          onInput={() => keepBegun(block)}
          onBlur={() => !isSettled.current && add(false)}
        />
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
    </div>
  );
}
