import { useGoal, useParents, useSubgoals } from '@cairn/client/react/goals';
import { useRungsBelow } from '@cairn/client/react/ladder';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { isDivider, isDone } from '@cairn/core/goals/goal';
import { dayName } from '@cairn/core/time/period-names';
import { periodOf } from '@cairn/core/time/periods';
import { Bar } from '@cairn/ui/bar';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { m } from '@cairn/words/messages';
import { useCell } from '../cell.ts';
import { selectedKey } from '../goals/attention.ts';
import { useOpenGoal } from '../goals/open-goal.ts';
import { stoneOf } from '../goals/period-words.ts';
import { namedPeriod, type Planning, usePlanning } from '../goals/planning.ts';
import styles from './ladder.module.css';

/** What the selected goal serves up to life, what serves it down to today, and its subgoals step by step. */
export function Ladder() {
  const key = useCell(selectedKey, (selected) => selected);
  return (
    <section className={styles.ladder} aria-label={m.ladder_title()} data-ladder>
      {key === null ? <NoLadder /> : <LadderOf goalKey={key} />}
    </section>
  );
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

function Rungs({ goal }: { readonly goal: GoalView }) {
  const planning = usePlanning();
  const openGoal = useOpenGoal();
  const above = useParents(goal.key);
  const below = useRungsBelow(goal);
  const steps = useSubgoals(goal.key).filter((step) => !isDivider(step));
  return (
    <>
      <div>
        <LadderHead />
        <ol className={styles.rungs}>
          {[...above, goal, ...below].map((rung) => (
            <li key={rung.key} data-color={rung.color ?? undefined}>
              <span className={styles.when}>
                {rung.columnId !== null && <HorizonGlyph stone={stoneOf[rung.columnId]} />}
                {whenText(rung, planning)}
              </span>
              <button
                type="button"
                aria-current={rung === goal || undefined}
                onClick={() => openGoal(rung.key)}
              >
                <bdi>{rung.name || m.goal_untitled()}</bdi>
                {rung.subgoalCount > 0 && (
                  <span>{m.goal_subgoals_of({ done: rung.doneSubgoalCount, total: rung.subgoalCount })}</span>
                )}
              </button>
            </li>
          ))}
        </ol>
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
      </div>
    </>
  );
}

function whenText({ columnId, dueDate }: GoalView, planning: Planning): string {
  if (columnId === null || dueDate === null) return '';
  return namedPeriod(periodOf(columnId, dueDate, planning.life), planning).title;
}

/** How much of a step is done, 0 to 1. */
function shareDone(step: GoalView): number {
  if (isDone(step)) return 1;
  return step.subgoalCount === 0 ? 0 : step.doneSubgoalCount / step.subgoalCount;
}
