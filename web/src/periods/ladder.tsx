import { usePeriodGoals } from '@cairn/client/react/goals';
import { useGoal, useParents, useSubgoals } from '@cairn/client/react/goal';
import { useRungsBelow } from '@cairn/client/react/ladder';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { isDivider, isDone } from '@cairn/core/goals/goal';
import { dayName } from '@cairn/core/time/period-names';
import { type Period } from '@cairn/core/time/periods';
import { Bar } from '@cairn/ui/bar';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { m } from '@cairn/words/messages';
import { useState } from 'react';
import { useCell } from '../base/cell.ts';
import { dragged, dropTarget } from '../drag/dragged.ts';
import { AddGoal } from '../goals/add-goal.tsx';
import { selectedKey } from '../goals/ui-requests.ts';
import { useOpenGoal } from '../goals/open-goal.ts';
import { stoneOf } from '../goals/period-words.ts';
import { namedSchedule, type Planning, usePlanning } from '../goals/planning.ts';
import styles from './ladder.module.css';
import { zoneOfSubgoals } from '../drag/zones.ts';

interface LadderProps {
  readonly period: Period;
  /** `side` is one narrow column. */
  readonly look?: 'wide' | 'side';
}

/**
 * The selected goal's ancestors, the open goals below it, and its subgoals. Without a selection, the period's
 * first open goal with a parent or subgoals, otherwise its first open goal.
 */
export function Ladder({ period, look = 'wide' }: LadderProps) {
  const { goals } = usePeriodGoals(period);
  const open = goals.filter((goal) => !isDivider(goal) && !isDone(goal));
  const first = open.find(({ parent, subgoalCount }) => parent !== null || subgoalCount > 0) ?? open[0];
  const key = useLadderKey() ?? first?.key ?? null;
  return (
    <section className={styles.ladder} aria-label={m.ladder_title()} data-ladder data-look={look}>
      {key === null ? <NoLadder /> : <LadderOf goalKey={key} />}
    </section>
  );
}

/** A drag selects its goal. During the drag, the former goal's ladder stays, because the goal can be dropped on it. */
function useLadderKey(): string | null {
  const selected = useCell(selectedKey, (key) => key);
  const moved = useCell(dragged, (goal) => goal?.key ?? null);
  const [keys, setKeys] = useState({ now: selected, before: selected });
  if (keys.now !== selected) setKeys({ now: selected, before: keys.now });
  return moved !== null && moved === selected ? keys.before : selected;
}

function NoLadder() {
  return (
    <div>
      <LadderHead />
      <p>{m.ladder_none()}</p>
    </div>
  );
}

function LadderHead() {
  return (
    <header>
      <h2>{m.ladder_title()}</h2>
      <span>{m.ladder_lead()}</span>
    </header>
  );
}

function LadderOf({ goalKey }: { readonly goalKey: string }) {
  const { goal } = useGoal(goalKey);
  return goal && !isDivider(goal) ? <Rungs goal={goal} /> : <NoLadder />;
}

/** Only the rungs, for an open goal. Its subgoals can be dropped on the other rungs. */
export function GoalLadder({ goal }: { readonly goal: GoalView }) {
  return (
    <section className={styles.inGoal} aria-label={m.ladder_title()}>
      <RungList goal={goal} isBesideSubgoals />
    </section>
  );
}

interface RungListProps {
  readonly goal: GoalView;
  /** True if the goal's list of subgoals is shown too. Drops then go to that list, not to the goal's rung. */
  readonly isBesideSubgoals?: boolean;
}

function RungList({ goal, isBesideSubgoals = false }: RungListProps) {
  const above = useParents(goal.key);
  const below = useRungsBelow(goal);
  return (
    <ol className={styles.rungs}>
      {[...above, goal, ...below].map((rung) => (
        <Rung
          key={rung.key}
          goal={rung}
          isCurrent={rung === goal}
          isDropTarget={!isBesideSubgoals || rung !== goal}
        />
      ))}
    </ol>
  );
}

function Rungs({ goal }: { readonly goal: GoalView }) {
  const planning = usePlanning();
  const openGoal = useOpenGoal();
  const steps = useSubgoals(goal.key).filter((step) => !isDivider(step));
  return (
    <>
      <div>
        <LadderHead />
        <RungList goal={goal} />
      </div>
      <div>
        <header>
          <h2>{m.ladder_steps()}</h2>
          {steps.length > 0 && <span>{m.goal_subgoal_count({ count: steps.length })}</span>}
        </header>
        {steps.length === 0 && <p>{m.ladder_no_steps()}</p>}
        <ul className={styles.steps} data-color={goal.color ?? undefined}>
          {steps.map((step) => (
            <li key={step.key}>
              <button type="button" onClick={() => openGoal(step.key)}>
                <bdi>{step.name || m.goal_untitled()}</bdi>
                <Bar share={shareDone(step)} />
                <span>
                  {step.doneDate === null
                    ? whenText(step, planning)
                    : m.goal_done_on({ date: dayName(step.doneDate, planning.today, planning.locale) })}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {!goal.locked && (
          <>
            <AddGoal
              zone={zoneOfSubgoals(goal.key)}
              called={`ladder ${goal.key}`}
              label={m.goal_add_subgoal()}
            />
            <p>{m.ladder_drop()}</p>
          </>
        )}
      </div>
    </>
  );
}

interface RungProps {
  readonly goal: GoalView;
  readonly isCurrent: boolean;
  readonly isDropTarget: boolean;
}

function Rung({ goal, isCurrent, isDropTarget }: RungProps) {
  const planning = usePlanning();
  const openGoal = useOpenGoal();
  const zone = zoneOfSubgoals(goal.key);
  const isAimedAt = useCell(dropTarget, (target) => target?.zone === zone);
  const name = goal.name || m.goal_untitled();
  return (
    <li
      data-color={goal.color ?? undefined}
      data-drop-zone={isDropTarget ? zone : undefined}
      data-drop-label={name}
      data-aimed={isAimedAt || undefined}
    >
      <span className={styles.when}>
        {goal.columnId !== null && <HorizonGlyph stone={stoneOf[goal.columnId]} />}
        {whenText(goal, planning)}
      </span>
      <button type="button" aria-current={isCurrent || undefined} onClick={() => openGoal(goal.key)}>
        <bdi>{name}</bdi>
        {goal.subgoalCount > 0 && (
          <span>{m.goal_subgoals_of({ done: goal.doneSubgoalCount, total: goal.subgoalCount })}</span>
        )}
      </button>
    </li>
  );
}

function whenText({ columnId, dueDate }: GoalView, planning: Planning): string {
  if (columnId === null || dueDate === null) return '';
  return namedSchedule({ columnId, dueDate }, planning).title;
}

function shareDone(step: GoalView): number {
  if (isDone(step)) return 1;
  return step.subgoalCount === 0 ? 0 : step.doneSubgoalCount / step.subgoalCount;
}
