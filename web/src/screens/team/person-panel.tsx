import { useCairn } from '@cairn/client/react/cairn-context';
import { useIsViewed } from '@cairn/client/react/viewed';
import type { TeamMember } from '@cairn/client/react/team';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { countsOf } from '@cairn/core/goals/counts';
import { isDone } from '@cairn/core/goals/goal';
import { mayBeAssigned } from '@cairn/core/spaces/roles';
import type { Period } from '@cairn/core/time/periods';
import { Avatar } from '@cairn/ui/avatar';
import { Ring } from '@cairn/ui/ring';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useId, useMemo, useRef, useState } from 'react';
import { cellOf, useCell } from '../../base/cell.ts';
import { dropTarget } from '../../drag/dragged.ts';
import { addPlain } from '../../goals/add-plain.ts';
import fieldStyles from '../../goals/goal-field.module.css';
import { GoalRow } from '../../goals/goal-row.tsx';
import { HiddenGoals } from '../../goals/hidden-goals.tsx';
import { warnUnlessSaved } from '../../goals/warn-unless-saved.ts';
import { maxDrawn, useListLook, useSortedList } from '../../goals/list-look.ts';
import { usePlanning } from '../../goals/planning.ts';
import { freshLine, loadRowComposer, type RowComposer, RowWords } from '../../goals/row-composer.ts';
import { useGrowingField } from '../../goals/use-growing-field.ts';
import { isComposing } from '../../base/typing.ts';
import { roleNames } from '../../spaces/role-names.ts';
import styles from './team-screen.module.css';
import { zoneOfMember } from '../../drag/drop-place.ts';
import { zoneOfPeriod } from '../../drag/zones.ts';

/** A drop gives no position: goals keep their period's order. */
const nowhere = () => {};

interface PersonPanelProps {
  readonly member: TeamMember;
  readonly period: Period;
  readonly goals: readonly GoalView[];
  /** Undefined for a list's default. */
  readonly drawnGoals: number | undefined;
}

export function PersonPanel({ member, period, goals, drawnGoals }: PersonPanelProps) {
  const { hideCompleted } = usePlanning();
  const headingId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const zone = zoneOfMember(member.userCode);
  const isAimedAt = useCell(dropTarget, (target) => target?.zone === zone);
  const { done, total } = countsOf(goals);
  const { arrange, showsDone, toOwnOrder } = useListLook();
  useSortedList(zone, arrange ? toOwnOrder : nowhere);
  const wanted = useMemo(() => {
    const shownGoals = hideCompleted && !showsDone ? goals.filter((goal) => !isDone(goal)) : goals;
    return arrange ? arrange(shownGoals) : shownGoals;
  }, [goals, arrange, hideCompleted, showsDone]);
  const shown = showsAll ? wanted : wanted.slice(0, maxDrawn);
  const [membership] = member.memberships;
  // Board editors can only have goals of their board.
  const canTake = membership !== undefined;
  return (
    <section
      className={styles.person}
      aria-labelledby={headingId}
      {...(canTake && { 'data-drop-zone': zone, 'data-drop-label': member.name })}
      data-aimed={isAimedAt || undefined}
      data-walk
    >
      <header>
        <Avatar name={member.name} image={member.image} size={34} />
        <div>
          <h2 id={headingId}>
            {membership ? (
              <Link to="/team/{-$id}/" params={{ id: membership.id }} dir="auto">
                {member.name}
              </Link>
            ) : (
              member.name
            )}
          </h2>
          <span>
            {membership ? roleNames[membership.role]() : member.userCode !== '' && m.role_board_editor()}
          </span>
        </div>
        {total > 0 && (
          <span className={styles.count} title={m.period_progress({ done, total })}>
            {done}/{total}
            <Ring share={done / total} />
          </span>
        )}
      </header>
      <ul aria-labelledby={headingId}>
        {shown.slice(0, drawnGoals).map((goal) => (
          <GoalRow key={goal.key} goal={goal} zone={zoneOfPeriod(period)} showsPeriod={false} />
        ))}
      </ul>
      <HiddenGoals count={wanted.length - shown.length} onShowAll={() => setShowsAll(true)} />
      {membership && mayBeAssigned(membership) && (
        <AssignGoal member={member} space={membership.space} period={period} />
      )}
    </section>
  );
}

interface AssignGoalProps {
  readonly member: TeamMember;
  readonly space: string;
  readonly period: Period;
}

function AssignGoal({ member, space, period }: AssignGoalProps) {
  const [isOpen, setOpen] = useState(false);
  const isViewed = useIsViewed(space);
  if (isViewed) return null;
  if (isOpen)
    return <AssignField member={member} space={space} period={period} onClose={() => setOpen(false)} />;
  return (
    <button type="button" className={styles.assign} onClick={() => setOpen(true)}>
      <Plus aria-hidden="true" />
      {m.team_assign()}
    </button>
  );
}

function AssignField({ member, space, period, onClose }: AssignGoalProps & { readonly onClose: () => void }) {
  const cairn = useCairn();
  const planning = usePlanning();
  const field = useRef<HTMLTextAreaElement>(null);
  const [line] = useState(() => cellOf(freshLine('')));
  const zone = zoneOfPeriod(period);
  useGrowingField(field, true);

  const show = (text: string) => {
    line.set(freshLine(text));
    if (field.current) field.current.value = text;
  };
  const add = () => {
    const typed = line.get();
    if (typed.text.trim() === '') return;
    show('');
    const store = (addTyped: RowComposer['addTyped']) => {
      const given = { space, assignee: member.userCode };
      const { saved } = addTyped(
        { cairn, planning },
        { line: typed, zone, position: { at: 'bottom' }, given },
      );
      warnUnlessSaved(saved, () => show(typed.text));
    };
    loadRowComposer().then(
      ({ addTyped }) => store(addTyped),
      () => store(addPlain),
    );
  };
  return (
    <div className={fieldStyles.adding} data-no-drag>
      <Plus aria-hidden="true" />
      <div className={fieldStyles.line}>
        <textarea
          ref={field}
          className={fieldStyles.field}
          rows={1}
          dir="auto"
          aria-label={m.team_assign_to({ name: member.name })}
          placeholder={m.team_assign()}
          maxLength={2000}
          onInput={({ currentTarget: { value } }) =>
            line.set(value === '' ? freshLine('') : { ...line.get(), text: value })
          }
          onBlur={() => {
            add();
            onClose();
          }}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (isComposing(event)) return;
            if (event.key === 'Enter' && !event.shiftKey) {
              event.preventDefault();
              add();
            } else if (event.key === 'Escape') {
              show('');
              onClose();
            }
          }}
        />
        <RowWords field={field} zone={zone} line={line} space={space} />
      </div>
    </div>
  );
}
