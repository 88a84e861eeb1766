import { addGoals } from '@cairn/client/goals/add-goals';
import { useCairn } from '@cairn/client/react/cairn-context';
import { goalLines } from '@cairn/core/goals/lines';
import type { Schedule } from '@cairn/core/goals/schedule';
import { dayColumn } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import { Button } from '@cairn/ui/button';
import { Chip } from '@cairn/ui/chip';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { IconButton } from '@cairn/ui/icon-button';
import { Popover } from '@cairn/ui/popover';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { keep } from '../goals/keep.ts';
import { stoneOf } from '../goals/period-words.ts';
import { namedPeriod, usePlanning } from '../goals/planning.ts';
import { useGrowingField } from '../goals/use-growing-field.ts';
import { PeriodPicker } from '../pickers/period-picker.tsx';
import { takeTyping } from './early-typing.ts';
import { overlay } from './overlays.ts';
import styles from './quick-add.module.css';
import { isComposing } from './typing.ts';

/** New goals from anywhere, for today unless another period is chosen; a pasted list adds one goal a line. */
export function QuickAdd() {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog label={m.add_title()} isOpen onClose={close} place="top" width={560} initialFocus={field}>
      <QuickAddForm fieldRef={field} />
    </Dialog>
  );
}

const close = () => overlay.set(null);

function QuickAddForm({ fieldRef: field }: { readonly fieldRef: RefObject<HTMLTextAreaElement | null> }) {
  const cairn = useCairn();
  const planning = usePlanning();
  const [text, setText] = useState('');
  const [schedule, setSchedule] = useState<Schedule>({ columnId: dayColumn, dueDate: planning.today });
  const [anchor, setAnchor] = useState<Element | null>(null);
  useGrowingField(field, false);

  const count = goalLines(text).length;
  const period = namedPeriod(periodOf(schedule.columnId, schedule.dueDate, planning.life), planning);
  const add = () => {
    if (count === 0) return;
    const { keys, saved } = addGoals(cairn, { text, place: schedule, position: { at: 'bottom' } });
    keep(saved, () => {
      if (field.current && field.current.value === '') setText(text);
    });
    showToast({
      text:
        keys.length === 1
          ? m.add_done_toast({ period: period.title })
          : m.add_many_toast({ count: keys.length, period: period.title }),
    });
    close();
  };

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
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
        <textarea
          ref={field}
          className={styles.field}
          rows={1}
          value={text}
          placeholder={m.add_placeholder()}
          aria-label={m.goal_name_label()}
          enterKeyHint="done"
          onChange={(event) => setText(event.currentTarget.value)}
          onFocus={() => {
            const typed = takeTyping();
            if (typed !== '') setText(typed);
          }}
          onKeyDown={press}
        />
        <p className={styles.hint}>{m.add_hint()}</p>
      </div>
      <footer className={styles.foot}>
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
            anchor={anchor}
            isOpen
            onOpenChange={(isOpen) => !isOpen && setAnchor(null)}
          >
            <PeriodPicker
              schedule={schedule}
              onPick={(picked) => {
                setSchedule(picked);
                setAnchor(null);
              }}
            />
          </Popover>
        )}
        <Button look="primary" shortcut="↵" disabled={count === 0} onClick={add}>
          {count > 1 ? m.add_many_button({ count }) : m.add_button()}
        </Button>
      </footer>
    </>
  );
}
