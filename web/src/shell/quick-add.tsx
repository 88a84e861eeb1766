import { begunText, keepBegunText } from '@cairn/client/begun-texts';
import type { Cairn } from '@cairn/client/cairn/cairn';
import { addGoals } from '@cairn/client/goals/add-goals';
import { spaceForNewGoals } from '@cairn/client/goals/space-for-new-goals';
import { useActiveSpaces } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useWritableSpaces } from '@cairn/client/react/viewed';
import { spacesOf } from '@cairn/client/replica/spaces-of';
import { goalLines } from '@cairn/core/goals/lines';
import { notesText } from '@cairn/core/notes/delta';
import { Button } from '@cairn/ui/button';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { IconButton } from '@cairn/ui/icon-button';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { addLine } from '../composer/add-line.ts';
import { LineExamples } from '../composer/line-examples.tsx';
import { loadReader } from '../composer/load-reader.ts';
import { RecognisedParts, TintedLine } from '../composer/recognised-parts.tsx';
import { useLine } from '../composer/use-line.ts';
import { useLineKeys } from '../composer/use-line-keys.ts';
import { lookedAt } from '../goals/looked-at.ts';
import { useOpenGoal } from '../goals/open-goal.ts';
import { usePlanning } from '../goals/planning.ts';
import { offerUndo } from '../goals/undo.ts';
import { useGrowingField } from '../goals/use-growing-field.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { heldKeys } from './early-typing.ts';
import { type NewGoalStart, overlay, quickAddDraft } from '../base/overlays.ts';
import styles from './quick-add.module.css';
import { TargetChoice, useTarget } from './quick-add-target.tsx';
import { replayTyping } from './replay-typing.ts';
import { SpaceChoice } from './space-choice.tsx';
import { isComposing } from '../base/typing.ts';

const NoteView = lazy(() => import('../notes/note-view.tsx').then((part) => ({ default: part.NoteView })));

/** Adds goals. A pasted list adds one goal per line; a single line is parsed (docs/typed-words.md). */
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

interface QuickAddFormProps {
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** Undoes the last recognition; returns false if there is none. */
  readonly refuseLastRef: RefObject<() => boolean>;
  readonly start: NewGoalStart;
  readonly onClose: () => void;
}

function QuickAddForm({ fieldRef: field, refuseLastRef, start, onClose: close }: QuickAddFormProps) {
  const openGoal = useOpenGoal();
  const isNarrow = useNarrow();
  const active = useActiveSpaces();
  const all = useWritableSpaces();
  const { text, setText, write, count, target, line, space, setSpace, add } = useNewGoal(start, field);
  const { place, schedule } = target;
  const { goal, refuse, accept, forgetAnswers } = line;
  useGrowingField(field, false);
  useLineKeys(field, goal, line);
  useEffect(() => {
    refuseLastRef.current = () => {
      const last = goal.parts.at(-1);
      if (last) refuse([last]);
      return last !== undefined;
    };
  });

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    const key = add();
    if (key === null) return;
    if (event.shiftKey) return setText('');
    close();
    if (event.altKey) openGoal(key);
  };

  return (
    <>
      <DialogHead title={m.add_title()}>
        <IconButton label={m.action_close()} shortcut="Esc" icon={<X />} onClick={close} />
      </DialogHead>
      <div className={styles.body}>
        <div className={styles.line}>
          <TintedLine className={styles.tinted} text={text} parts={goal.parts} />
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
              void replayTyping(loadReader);
            }}
            onKeyDown={press}
          />
        </div>
        <RecognisedParts
          goal={goal}
          onRefuse={(part) => {
            refuse([part]);
            field.current?.focus();
          }}
          onAccept={(part) => {
            accept(part);
            field.current?.focus();
          }}
        />
        {start.notes !== undefined && (
          <div className={styles.notes}>
            <Suspense fallback={notesText(start.notes)}>
              <NoteView notes={start.notes} />
            </Suspense>
          </div>
        )}
        <div className={styles.hint}>
          <p>{isNarrow ? m.add_hint_touch() : m.add_hint()}</p>
          <LineExamples />
        </div>
      </div>
      <footer className={styles.foot}>
        <TargetChoice
          target={target}
          shown={goal.schedule ?? schedule}
          // The user has picked a period, so dates are part of the name.
          onPick={() => refuse(goal.parts.filter(({ kind }) => kind === 'date' || kind === 'repeat'))}
        />
        {all.length > 1 && !('list' in place) && (
          <SpaceChoice
            spaces={all.filter(({ id }) => active.includes(id) || id === space)}
            chosen={space}
            onChoose={setSpace}
          />
        )}
        <Button
          look="primary"
          shortcut="↵"
          disabled={count === 0}
          onClick={() => {
            if (add() !== null) close();
          }}
        >
          {count > 1 ? m.add_many_button({ count }) : m.add_button()}
        </Button>
      </footer>
    </>
  );
}

/** The account may still name a space as its own in which the user became a viewer. */
function writableSpace(cairn: Cairn): string {
  const isViewed = (space: string) => cairn.replica.isViewed(space);
  const space = spaceForNewGoals(cairn);
  return isViewed(space) ? (spacesOf(cairn).find(({ id }) => !isViewed(id))?.id ?? space) : space;
}

function useNewGoal(start: NewGoalStart, field: RefObject<HTMLTextAreaElement | null>) {
  const cairn = useCairn();
  const { timezone } = usePlanning();
  const { id } = cairn.account;
  const [text, setText] = useState(() => start.text ?? goneOnWith(begunText(id, quickAddDraft) ?? ''));
  const [space, setSpace] = useState(() => writableSpace(cairn));
  // Read the focused list before the dialog takes the focus.
  const [lookedAtFirst] = useState(lookedAt);
  const target = useTarget('columnId' in start || 'date' in start || 'list' in start ? start : lookedAtFirst);
  const { place, schedule } = target;
  const count = goalLines(text).length;
  const line = useLine(count === 1 ? text : '', { place, schedule, space });

  const write = (next: string) => {
    setText(next);
    keepBegunText(id, quickAddDraft, next);
  };

  /** Returns the key of the first new goal. */
  const add = (): string | null => {
    if (count === 0) return null;
    const notes = start.notes === undefined ? {} : { notes: start.notes };
    const where = { place, schedule, space, position: { at: 'bottom' }, ...notes } as const;
    const { result, step } = cairn.undoStack.during(() =>
      count === 1 ? addLine(cairn, line.goal, timezone, where) : addGoals(cairn, { ...where, text }),
    );
    warnUnlessSaved(result.saved, () => {
      if (field.current?.value === '') write(text);
    });
    const period = target.nameWith(line.goal.schedule);
    offerUndo(cairn, step, {
      text: count === 1 ? m.add_done_toast({ period }) : m.add_many_toast({ count, period }),
    });
    keepBegunText(id, quickAddDraft, null);
    line.forgetAnswers();
    return result.keys[0] ?? null;
  };

  return { text, setText, write, count, target, line, space, setSpace, add };
}
