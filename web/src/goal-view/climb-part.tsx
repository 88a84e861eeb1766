import type { StartedClimb } from '@cairn/client/replica/started-climbs';
import { useClimbOfGoal } from '@cairn/client/react/climbs';
import type { GoalView } from '@cairn/client/replica/goal-view';
import type { ClimbStepOfGoal } from '@cairn/core/goals/climb-step-of-goal';
import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy, Suspense, useState } from 'react';
import { ClimbIcon } from '../climbs/climb-icon.tsx';
import { ClimbSettings } from '../climbs/climb-settings.tsx';
import { type ClimbDot, climbDots } from '../climbs/climb-states.ts';
import { climbName } from '../climbs/climb-words.ts';
import { useOpenGoal } from '../goals/open-goal.ts';
import { lockText } from '../goals/locked-goal.ts';
import { usePlanning } from '../goals/planning.ts';
import styles from './climb-part.module.css';

const NoteView = lazy(() => import('../notes/note-view.tsx').then((part) => ({ default: part.NoteView })));

interface ClimbPartProps {
  readonly goal: GoalView;
  readonly step: ClimbStepOfGoal;
}

/** Leads from a goal to its climb. */
export function ClimbChip({ step: { climb } }: Pick<ClimbPartProps, 'step'>) {
  const name = climbName(climb);
  return (
    <Link
      to="/climbs/$code/"
      params={{ code: climb.code }}
      className={styles.chip}
      data-color={climb.color}
      aria-label={m.climb_of({ name })}
    >
      <ClimbIcon name={climb.icon} />
      <bdi>{name}</bdi>
    </Link>
  );
}

/** The author's step: number, name and description, read only. */
export function ClimbStepText({ goal, step }: ClimbPartProps) {
  const climb = useClimbOfGoal(goal);
  const rich = climb?.steps.find(({ id }) => id === step.id)?.richDescription ?? null;
  return (
    <section data-color={step.climb.color} className={styles.text}>
      <p className={styles.name}>
        <b>{step.label || m.climb_step_number({ number: step.number })}</b>
        <span dir="auto">{step.name}</span>
      </p>
      {rich ? (
        <Suspense fallback={<p className={styles.plain}>{step.description}</p>}>
          <NoteView notes={rich} label={m.climb_about()} />
        </Suspense>
      ) : (
        step.description !== '' && (
          <p className={styles.plain} dir="auto">
            {step.description}
          </p>
        )
      )}
    </section>
  );
}

/** How far the user is on the climb, with a dot for each step. */
export function ClimbProgress({ goal }: Pick<ClimbPartProps, 'goal'>) {
  const climb = useClimbOfGoal(goal);
  if (!climb) return null;
  return (
    <section className={styles.progress} data-color={climb.climb.color}>
      <p>{m.climb_progress({ done: climb.doneCount, count: climb.goals.length })}</p>
      <Dots climb={climb} goalKey={goal.key} />
    </section>
  );
}

function Dots({ climb, goalKey }: { readonly climb: StartedClimb; readonly goalKey: string }) {
  return (
    <ol className={styles.dots} aria-label={m.climb_steps_label()}>
      {climbDots(climb).map((dot) => (
        <Dot key={dot.number} dot={dot} isHere={dot.keys.includes(goalKey)} />
      ))}
    </ol>
  );
}

function Dot({ dot, isHere }: { readonly dot: ClimbDot; readonly isHere: boolean }) {
  const planning = usePlanning();
  const openGoal = useOpenGoal();
  const { number, goal, state } = dot;
  const name = goal.climbStep.name || m.goal_untitled();
  if (state === 'locked') {
    const lock = lockText(goal, planning);
    return (
      <li data-state={state}>
        <span
          role="img"
          aria-label={m.climb_dot_locked({ number, name, lock })}
          data-tip={`${name}\n${lock}`}
        >
          <i>
            <Lock />
          </i>
        </span>
      </li>
    );
  }
  const label = state === 'done' ? m.climb_dot_done({ number, name }) : m.climb_dot_open({ number, name });
  return (
    <li data-state={state}>
      <button
        type="button"
        aria-label={label}
        aria-current={isHere ? 'step' : undefined}
        data-tip={name}
        onClick={() => openGoal(goal.key)}
      >
        <i>{state === 'done' ? <Check /> : number}</i>
      </button>
    </li>
  );
}

/** Only for the user's own climb. */
export function ClimbSettingsButton({ goal }: Pick<ClimbPartProps, 'goal'>) {
  const climb = useClimbOfGoal(goal);
  const [isOpen, setOpen] = useState(false);
  if (!climb) return null;
  return (
    <>
      <Button look="ghost" icon={<SlidersHorizontal />} onClick={() => setOpen(true)}>
        {m.climb_settings_button()}
      </Button>
      {isOpen && <ClimbSettings started={climb} onClose={() => setOpen(false)} />}
    </>
  );
}
