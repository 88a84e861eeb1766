import { type AuthorChanges, takingEffect } from '@cairn/client/climbs/author-changes';
import { settleClimbChanges } from '@cairn/client/climbs/public-climbs';
import type { StartedClimb } from '@cairn/client/replica/started-climbs';
import { useCairn } from '@cairn/client/react/cairn-context';
import { changedParts } from '@cairn/core/climbs/change-effect';
import type { PublicClimb } from '@cairn/core/climbs/climb';
import { type ClimbChange, stepsWithChanges } from '@cairn/core/climbs/climb-changes';
import type { ClimbStep } from '@cairn/core/climbs/climb-step';
import type { Instant } from '@cairn/core/goals/goal';
import { dayName } from '@cairn/core/time/period-names';
import { todayIn } from '@cairn/core/time/zones';
import { m } from '@cairn/words/messages';
import { useNavigate } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import styles from '../../changes/changes.module.css';
import type { ChangeKind } from '../../changes/change-card.tsx';
import { ChangesPage, type ShownChange } from '../../changes/changes-page.tsx';
import { useChoices } from '../../changes/use-choices.ts';
import { useSettlement } from '../../changes/use-settlement.ts';
import { stepName } from '../../climbs/own-climb-words.ts';
import { planRefusalTexts } from '../../climbs/plan-refusal-texts.ts';
import { bidiIsolated } from '../../goals/bidi-isolated.ts';
import { stoneOf } from '../../goals/period-words.ts';
import { type Planning, usePlanning } from '../../goals/planning.ts';
import { effectText, leftText, whenName } from './effect-words.ts';
import { Profiles } from './profiles.tsx';
import { StepSide } from './step-side.tsx';

/** A climb that an earlier version kept on this device has neither. */
export type ReadClimb = Omit<PublicClimb, Recent> & Partial<Pick<PublicClimb, Recent>>;
type Recent = 'changeNote' | 'changedDatetime';

interface ClimbChangesPageProps {
  readonly started: StartedClimb;
  readonly climb: ReadClimb;
  readonly readAt: Instant;
  readonly changes: AuthorChanges;
  readonly onSettled: () => void;
}

const kinds: Readonly<Record<ChangeKind, () => string>> = {
  added: m.climb_change_added,
  removed: m.climb_change_removed,
  text: m.climb_change_text,
  moved: m.climb_change_moved,
  other: m.climb_change_changed,
};

function kindOf(change: ClimbChange): ChangeKind {
  if (change.kind !== 'changed') return change.kind;
  const { text, place, amount } = changedParts(change);
  if (place && !text && !amount) return 'moved';
  return text && !place && !amount ? 'text' : 'other';
}

/** Changes of a running climb. A change that moves a date, or was left earlier, is taken only by choice. */
export function ClimbChangesPage({ started, climb, readAt, changes, onSettled }: ClimbChangesPageProps) {
  const cairn = useCairn();
  const planning = usePlanning();
  const navigate = useNavigate();
  const choices = useChoices(started.key);
  const { offered, left, done } = changes;
  const all = [...offered, ...left];
  const isTaken = (change: ClimbChange) =>
    choices.made[change.step] ?? (offered.includes(change) && !changedParts(change).place);
  const taken = all.filter(isTaken);
  const effect = takingEffect(cairn, started, climb.steps, taken);
  const settlement = useSettlement({
    choices,
    keys: all.map(({ step }) => step),
    send: (settled) => settleClimbChanges(cairn, started.key, settled),
    allLeft: m.changes_all_left,
    onSettled: () => {
      onSettled();
      void navigate({ to: '/climbs/$code/', params: { code: climb.code } });
    },
  });
  const count = (of: 'added' | 'renewed' | 'moved' | 'deleted') => (effect.ok ? effect.value[of].length : 0);
  const doneSteps = doneCount(started);
  const sums = [
    { count: count('added'), text: m.changes_sum_added({ count: count('added') }) },
    { count: count('renewed'), text: m.changes_sum_renewed({ count: count('renewed') }) },
    { count: count('moved'), text: m.changes_sum_moved({ count: count('moved') }) },
    { count: count('deleted'), text: m.changes_sum_deleted({ count: count('deleted') }) },
    {
      count: all.length - taken.length,
      text: m.changes_sum_left({ count: all.length - taken.length }),
      isFaint: true,
    },
    { count: doneSteps, text: m.changes_sum_done({ count: doneSteps }), isFaint: true },
  ];
  const { author, publishedDatetime, changedDatetime = publishedDatetime, changeNote = null } = climb;
  const changed = dayName(
    todayIn(planning.timezone, Date.parse(changedDatetime)),
    planning.today,
    planning.locale,
  );
  return (
    <ChangesPage
      title={m.climb_changes_title({ count: all.length })}
      author={author}
      note={changeNote === null ? null : m.climb_changes_note({ note: changeNote })}
      lead={author ? m.climb_changes_by({ name: bidiIsolated(author.name), date: changed }) : changed}
      readAt={readAt}
      changes={all.map((change): ShownChange => {
        const own = { started, climb, change, planning };
        const alone = takingEffect(cairn, started, climb.steps, [change]);
        const taking = alone.ok
          ? effectText(cairn, alone.value, started.goals, planning)
          : planRefusalTexts[alone.refusal.code]();
        const goals = started.goals.filter(({ climbStep }) => climbStep.id === change.step);
        const step = change.after ?? change.before;
        return {
          key: change.step,
          ...headOf(own),
          before: sideOf(own, 'before', alone.ok ? (goals[0] ?? null) : null),
          after: sideOf(
            own,
            'after',
            alone.ok ? (alone.value.moved[0] ?? alone.value.added[0] ?? goals[0] ?? null) : null,
          ),
          effect: isTaken(change) ? taking : leftText(goals, planning),
          stone: step ? stoneOf[step.column] : null,
          isTaken: isTaken(change),
        };
      })}
      onChoose={choices.choose}
      more={done.length > 0 && <DoneSteps started={started} changes={done} />}
      sums={sums}
      pictures={<Profiles started={started} steps={stepsWithChanges(started.steps, climb.steps, taken)} />}
      refusal={effect.ok ? null : planRefusalTexts[effect.refusal.code]()}
      fine={m.climb_changes_fine()}
      isBusy={settlement.isBusy}
      onSettle={(take) => void settlement.settle(take)}
    />
  );
}

interface OfChange {
  readonly started: StartedClimb;
  readonly climb: ReadClimb;
  readonly change: ClimbChange;
  readonly planning: Planning;
}

function headOf({ started, climb, change }: OfChange) {
  const kind = kindOf(change);
  const numberIn = (steps: readonly ClimbStep[]) => steps.findIndex(({ id }) => id === change.step) + 1;
  const [before, after] = [numberIn(started.steps), numberIn(climb.steps)];
  const isRenumbered = before > 0 && after > 0 && before !== after;
  const place = isRenumbered
    ? m.climb_change_steps({ before, after })
    : m.climb_step_number({ number: after || before });
  const step = change.after ?? change.before;
  return { kind, kindText: kinds[kind](), place, name: stepName(step ?? { name: '' }) };
}

function sideOf(
  { change, planning }: OfChange,
  side: 'before' | 'after',
  goal: Parameters<typeof whenName>[0] | null,
) {
  const step = change[side];
  if (step === null) return null;
  const other = change[side === 'before' ? 'after' : 'before'];
  return (
    <StepSide
      step={step}
      other={other}
      as={side === 'before' ? 'del' : 'ins'}
      when={goal ? whenName(goal, planning) : ''}
    />
  );
}

function doneCount({ goals }: StartedClimb): number {
  const byStep = Map.groupBy(goals, ({ climbStep }) => climbStep.id);
  return [...byStep.values()].filter((own) => own.every(({ doneDate }) => doneDate !== null)).length;
}

interface DoneStepsProps {
  readonly started: StartedClimb;
  readonly changes: readonly ClimbChange[];
}

/** Names the done steps that the author has changed. There is nothing to choose. */
export function DoneSteps({ started, changes }: DoneStepsProps) {
  const names = changes.map(({ step }) => {
    const number = started.steps.findIndex(({ id }) => id === step) + 1;
    return m.climb_numbered_step({ number, name: stepName(started.steps[number - 1] ?? { name: '' }) });
  });
  return (
    <section className={styles.done}>
      <header>
        <span className={styles.kind}>
          <Check aria-hidden="true" />
          {m.climb_done_changed_kind()}
        </span>
        <h3>{m.climb_done_changed({ count: changes.length })}</h3>
      </header>
      <p>{m.climb_done_changed_lead({ names: names.join(', ') })}</p>
    </section>
  );
}
