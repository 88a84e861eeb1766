import type { ClimbStep } from '@cairn/core/climbs/climb-step';
import type { DateOnly } from '@cairn/core/time/date-only';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { IconButton } from '@cairn/ui/icon-button';
import { m } from '@cairn/words/messages';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Ellipsis from 'lucide-react/icons/ellipsis';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useRef, useState } from 'react';
import { stepName, stepWhen } from '../../climbs/own-climb-words.ts';
import { stoneOf } from '../../goals/period-words.ts';
import { StepForm } from './step-form.tsx';
import styles from './step-list.module.css';
import { StepMenu } from './step-menu.tsx';
import type { StepActions } from './use-step-actions.ts';
import type { StepLift } from './use-step-lift.ts';

export interface StepRowProps {
  readonly climbKey: string;
  readonly step: ClimbStep;
  /** From 0. */
  readonly index: number;
  readonly steps: readonly ClimbStep[];
  readonly start: DateOnly;
  /** Whether the step opens only when the step before is done. */
  readonly waits: boolean;
  readonly actions: StepActions;
  readonly lift: StepLift;
}

export function StepRow(props: StepRowProps) {
  const { climbKey, step, index, steps, start, waits, actions, lift } = props;
  const [anchor, setAnchor] = useState<Element | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { id, enabled, column } = step;
  const isOpen = actions.open === id;
  const named = { number: index + 1, name: stepName(step) };
  const slot = lift.slotOf(id);
  const close = () => {
    actions.setOpen(null);
    opener.current?.focus();
  };
  return (
    <li
      className={styles.step}
      data-step={id}
      data-open={isOpen || undefined}
      data-off={!enabled || undefined}
      data-lifted={lift.isLifted(id) || undefined}
      data-slot-before={slot === 'before' || undefined}
      data-slot-after={slot === 'after' || undefined}
    >
      <div className={styles.row}>
        <button
          type="button"
          className={styles.grip}
          data-grip
          aria-label={m.climb_step_move(named)}
          aria-pressed={lift.isLifted(id)}
          onKeyDown={(event) => lift.press(event, id)}
          onBlur={lift.cancel}
        >
          <GripVertical aria-hidden="true" />
        </button>
        <span className={styles.number}>{index + 1}</span>
        <HorizonGlyph stone={stoneOf[column]} />
        <button
          type="button"
          className={styles.name}
          dir="auto"
          aria-expanded={isOpen}
          onClick={() => actions.setOpen(isOpen ? null : id)}
        >
          {stepName(step)}
        </button>
        {!enabled && <span className={styles.off}>{m.climb_step_off()}</span>}
        <span className={styles.when}>{stepWhen(step)}</span>
        <IconButton
          label={m.climb_step_options(named)}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          icon={<Ellipsis />}
          onClick={(event) => setAnchor(event.currentTarget)}
        />
        <IconButton
          ref={opener}
          label={isOpen ? m.climb_step_close(named) : m.climb_step_open(named)}
          aria-expanded={isOpen}
          icon={isOpen ? <ChevronUp /> : <ChevronDown />}
          onClick={() => actions.setOpen(isOpen ? null : id)}
        />
      </div>
      {isOpen && (
        <StepForm
          climbKey={climbKey}
          step={step}
          start={start}
          waits={waits}
          onEdit={(edit) => actions.edit(id, edit)}
          onClose={close}
        />
      )}
      {anchor && (
        <StepMenu
          step={step}
          index={index}
          steps={steps}
          anchor={anchor}
          actions={actions}
          onClose={() => setAnchor(null)}
        />
      )}
    </li>
  );
}
