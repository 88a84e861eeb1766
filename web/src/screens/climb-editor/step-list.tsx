import type { OwnClimb } from '@cairn/client/climbs/own-climbs';
import type { DateOnly } from '@cairn/core/time/date-only';
import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { keyHints } from '../../base/key-hints.ts';
import { makeSortable, type SortableItems } from '../../drag/sortable.ts';
import { usePlanning } from '../../goals/planning.ts';
import styles from './step-list.module.css';
import { StepRow } from './step-row.tsx';
import { useStepLift } from './use-step-lift.ts';
import type { StepActions } from './use-step-actions.ts';

const carriedSteps: SortableItems = {
  named: 'step',
  handle: '[data-grip]',
  except: 'input',
  look: styles.carried,
  isColumn: true,
};

interface StepListProps {
  readonly climb: OwnClimb;
  readonly start: DateOnly;
  readonly actions: StepActions;
}

export function StepList({ climb, start, actions }: StepListProps) {
  const { steps, inOrder } = climb;
  const headingId = useId();
  const { shortcuts } = usePlanning();
  const list = useRef<HTMLOListElement>(null);
  const lift = useStepLift(list, steps, actions.move);
  const drop = useEffectEvent((id: string, before: string | null) => {
    if (before !== id) actions.move(id, before);
  });
  useEffect(
    () => (list.current ? makeSortable(list.current, carriedSteps, (...to) => drop(...to)) : undefined),
    [],
  );
  const off = steps.filter(({ enabled }) => !enabled).length;
  return (
    <section className={styles.steps} aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{m.climb_editor_steps()}</h2>
        <span>
          {steps.length}
          {off > 0 && ` · ${m.climb_editor_steps_off({ count: off })}`}
        </span>
      </header>
      {steps.length === 0 && <p>{m.climb_editor_steps_lead()}</p>}
      <ol ref={list}>
        {steps.map((step, index) => (
          <StepRow
            key={step.id}
            climbKey={climb.key}
            step={step}
            index={index}
            steps={steps}
            start={start}
            waits={inOrder && index > 0}
            actions={actions}
            lift={lift}
          />
        ))}
      </ol>
      <Button look="ghost" icon={<Plus />} {...keyHints(shortcuts.addGoal)} onClick={() => actions.add()}>
        {m.climb_editor_add_step()}
      </Button>
    </section>
  );
}
