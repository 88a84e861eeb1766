import { begunText, keepBegunText } from '@cairn/client/begun-texts';
import { addGoals, spaceForNewGoals } from '@cairn/client/goals/add-goals';
import { useActiveSpaces, useSpaces } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { goalLines } from '@cairn/core/goals/lines';
import {
  type LikelyPart,
  type QuickGoal,
  quickGoalOf,
  type RecognisedPart,
} from '@cairn/core/goals/quick-goal';
import type { Schedule } from '@cairn/core/goals/schedule';
import { timesOfBlock } from '@cairn/core/time/block-times';
import { dayColumn } from '@cairn/core/time/horizons';
import { dueDateOf, periodOf } from '@cairn/core/time/periods';
import { Button } from '@cairn/ui/button';
import { Chip } from '@cairn/ui/chip';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { IconButton } from '@cairn/ui/icon-button';
import { Popover } from '@cairn/ui/popover';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { loadSaidMoments, useSaidMoments } from '../commands/use-said-moments.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { stoneOf } from '../goals/period-words.ts';
import { namedPeriod, type Planning, usePlanning } from '../goals/planning.ts';
import { useGrowingField } from '../goals/use-growing-field.ts';
import { PeriodPicker } from '../pickers/period-picker.tsx';
import { heldKeys } from './early-typing.ts';
import { type NewGoalStart, overlay, quickAddDraft } from '../base/overlays.ts';
import styles from './quick-add.module.css';
import { QuickChips, TintedLine } from './quick-words.tsx';
import { replayTyping } from './replay-typing.ts';
import { SpaceChoice } from './space-choice.tsx';
import { isComposing } from '../base/typing.ts';

/**
 * Adds goals, by default for today. A pasted list adds one goal per line. In a single line, dates, times and
 * tags are recognised and can be rejected; uncertain parts are only offered.
 */
export function QuickAdd({ start = noStart }: { readonly start?: NewGoalStart | undefined }) {
  const field = useRef<HTMLTextAreaElement>(null);
  // The text is kept until it is added or deleted.
  const close = () => overlay.set(null);
  const refuseLast = useRef(() => false);
  return (
    <Dialog
      label={m.add_title()}
      isOpen
      onClose={close}
      place="top"
      width={560}
      initialFocus={field}
      onEscape={() => refuseLast.current()}
    >
      <QuickAddForm fieldRef={field} refuseLastRef={refuseLast} start={start} onClose={close} />
    </Dialog>
  );
}

/** Adds a space: otherwise held keys would join the last word of an earlier draft. */
function goneOnWith(begun: string): string {
  return heldKeys()?.keys.length && /\S$/u.test(begun) ? `${begun} ` : begun;
}

const noStart: NewGoalStart = {};

const hasModifier = ({ shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  shiftKey || altKey || ctrlKey || metaKey;

interface QuickAddFormProps {
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** Undoes the last recognition; returns false if there is none. */
  readonly refuseLastRef: RefObject<() => boolean>;
  readonly start: NewGoalStart;
  readonly onClose: () => void;
}

function QuickAddForm({ fieldRef: field, refuseLastRef, start, onClose: close }: QuickAddFormProps) {
  const cairn = useCairn();
  const planning = usePlanning();
  const { id } = cairn.account;
  const [text, setText] = useState(() => start.text ?? goneOnWith(begunText(id, quickAddDraft) ?? ''));
  const write = (next: string) => {
    setText(next);
    keepBegunText(id, quickAddDraft, next);
  };
  const [place, setPlace] = useState(() => scheduleAt(start, planning));
  const active = useActiveSpaces();
  const all = useSpaces();
  const spaces = all.filter((space) => active.includes(space.id));
  const [space, setSpace] = useState(() => spaceForNewGoals(cairn));
  useGrowingField(field, false);

  const count = goalLines(text).length;
  const { goal, refuse, accept, forgetAnswers } = useQuickGoal(count === 1 ? text : '', place, field);
  const schedule = goal.schedule ?? place;
  const period = namedPeriod(periodOf(schedule.columnId, schedule.dueDate, planning.life), planning);
  useEffect(() => {
    refuseLastRef.current = () => {
      const last = goal.parts.at(-1);
      if (last) refuse([last]);
      return last !== undefined;
    };
  });

  const add = () => {
    if (count === 0) return;
    const { keys, saved } = addGoals(cairn, {
      text: count === 1 ? goal.name : text,
      place: schedule,
      space,
      position: { at: 'bottom' },
      tags: goal.tags,
      ...(goal.block ? { times: timesOfBlock(schedule.dueDate, goal.block, planning.timezone) } : {}),
      ...(start.notes === undefined ? {} : { notes: start.notes }),
    });
    warnUnlessSaved(saved, () => {
      if (field.current && field.current.value === '') write(text);
    });
    showToast({
      text:
        keys.length === 1
          ? m.add_done_toast({ period: period.title })
          : m.add_many_toast({ count: keys.length, period: period.title }),
    });
    keepBegunText(id, quickAddDraft, null);
    close();
  };

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const behind = goal.parts.find(({ end }) => end === selectionStart && end === selectionEnd);
    if (event.key === 'Backspace' && behind && !isComposing(event)) {
      event.preventDefault();
      refuse([behind]);
    }
    const [offer] = goal.likely;
    const isAtEnd = selectionStart === text.length && selectionEnd === text.length;
    if (event.key === 'ArrowRight' && offer && isAtEnd && !hasModifier(event) && !isComposing(event)) {
      event.preventDefault();
      accept(offer);
    }
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    add();
  };

  return (
    <>
      <DialogHead title={m.add_title()}>
        <IconButton label={m.action_close()} shortcut="Esc" icon={<X />} onClick={close} />
      </DialogHead>
      <div className={styles.body}>
        <div className={styles.line}>
          <TintedLine text={text} parts={goal.parts} />
          <textarea
            ref={field}
            className={styles.field}
            rows={1}
            dir="auto"
            value={text}
            placeholder={m.add_placeholder()}
            aria-label={m.goal_name_label()}
            enterKeyHint="done"
            onChange={(event) => {
              write(event.currentTarget.value);
              if (event.currentTarget.value === '') forgetAnswers();
            }}
            onFocus={() => {
              field.current?.setSelectionRange(text.length, text.length);
              void replayTyping(loadSaidMoments);
            }}
            onKeyDown={press}
          />
        </div>
        <QuickChips goal={goal} onRefuse={(part) => refuse([part])} onAccept={accept} />
        {start.notes !== undefined && <p className={styles.notes}>{start.notes}</p>}
        <p className={styles.hint}>{m.add_hint()}</p>
      </div>
      <footer className={styles.foot}>
        <PeriodChoice
          schedule={schedule}
          onPick={(picked) => {
            // The user has picked a period, so dates are part of the name.
            refuse(goal.parts.filter(({ kind }) => kind === 'date'));
            setPlace(picked);
          }}
        />
        {all.length > 1 && <SpaceChoice spaces={spaces} chosen={space} onChoose={setSpace} />}
        <Button look="primary" shortcut="↵" disabled={count === 0} onClick={add}>
          {count > 1 ? m.add_many_button({ count }) : m.add_button()}
        </Button>
      </footer>
    </>
  );
}

function scheduleAt(
  { columnId = dayColumn, date }: NewGoalStart,
  { today, life }: Pick<Planning, 'today' | 'life'>,
): Schedule {
  return { columnId, dueDate: dueDateOf(periodOf(columnId, date ?? today, life)) };
}

interface QuickGoalState {
  readonly goal: QuickGoal;
  readonly refuse: (parts: readonly RecognisedPart[]) => void;
  readonly accept: (part: LikelyPart) => void;
  readonly forgetAnswers: () => void;
}

function useQuickGoal(
  line: string,
  place: Schedule,
  field: RefObject<HTMLTextAreaElement | null>,
): QuickGoalState {
  const { today, life } = usePlanning();
  const moments = useSaidMoments(line);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  return {
    goal: quickGoalOf(line, { moments, refused, accepted, today, life, place }),
    refuse(parts) {
      const ids = new Set(parts.map(({ id }) => id));
      // A part that was only offered is offered again.
      setRefused(new Set([...refused, ...ids].filter((id) => !accepted.has(id))));
      setAccepted(new Set([...accepted].filter((id) => !ids.has(id))));
      field.current?.focus();
    },
    accept(part) {
      setAccepted(new Set([...accepted, part.id]));
      field.current?.focus();
    },
    forgetAnswers() {
      setRefused(new Set());
      setAccepted(new Set());
    },
  };
}

interface PeriodChoiceProps {
  readonly schedule: Schedule;
  readonly onPick: (schedule: Schedule) => void;
}

function PeriodChoice({ schedule, onPick }: PeriodChoiceProps) {
  const planning = usePlanning();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const period = namedPeriod(periodOf(schedule.columnId, schedule.dueDate, planning.life), planning);
  return (
    <>
      <Chip
        look="active"
        icon={<HorizonGlyph stone={stoneOf[schedule.columnId]} isNow={schedule.columnId === dayColumn} />}
        aria-haspopup="dialog"
        aria-label={`${m.add_period()}: ${period.title}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {period.title}
      </Chip>
      {anchor && (
        <Popover
          label={m.picker_title()}
          closeLabel={m.action_close()}
          anchor={anchor}
          isOpen
          onOpenChange={(isOpen) => !isOpen && setAnchor(null)}
        >
          <PeriodPicker
            schedule={schedule}
            onPick={(picked) => {
              onPick(picked);
              setAnchor(null);
            }}
          />
        </Popover>
      )}
    </>
  );
}
