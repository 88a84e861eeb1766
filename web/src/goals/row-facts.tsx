import { useSpaces } from '@cairn/client/react/account';
import { useOnBoard } from '@cairn/client/react/boards';
import { useGoal } from '@cairn/client/react/goal';
import { useMembers } from '@cairn/client/react/members';
import { useSeries } from '@cairn/client/react/repeat';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { Avatar } from '@cairn/ui/avatar';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { SpaceTile } from '@cairn/ui/space-tile';
import { m } from '@cairn/words/messages';
import CloudOff from 'lucide-react/icons/cloud-off';
import Hourglass from 'lucide-react/icons/hourglass';
import Kanban from 'lucide-react/icons/kanban';
import Lock from 'lucide-react/icons/lock';
import MessageCircle from 'lucide-react/icons/message-circle';
import Mountain from 'lucide-react/icons/mountain';
import { type ComponentType, lazy, Suspense } from 'react';
import type { OutsideEditor } from './board-editors.ts';
import { durationText } from './duration-text.ts';
import field from './goal-field.module.css';
import styles from './goal-row.module.css';
import { lockText } from './locked-goal.ts';
import { stoneOf } from './period-words.ts';
import { type Planning, usePlanning } from './planning.ts';
import { shortRepeatText } from './repeat-words.ts';

/** Loaded on demand, because it is rare and needs a request. */
const OutsideAssignee = lazy(() =>
  import('./outside-assignee.tsx').then((part) => ({ default: part.OutsideAssignee })),
);

interface FactProps {
  readonly goal: GoalView;
  readonly planning: Planning;
}

export interface RowFactProps extends FactProps {
  readonly what: keyof typeof facts;
}

const facts = {
  assignee: Assignee,
  climb: OfClimb,
  board: OnBoard,
  comments: Comments,
  duration: PlannedLength,
  lock: LockedUntil,
  parent: Serves,
  repeat: Repeats,
  space: InSpace,
  sync: NotSynced,
} as const satisfies Record<string, ComponentType<FactProps>>;

export function RowFact({ what, ...rest }: RowFactProps) {
  const Fact = facts[what];
  return <Fact {...rest} />;
}

function OfClimb({ goal: { climbStep } }: FactProps) {
  if (!climbStep) return null;
  const name = climbStep.climb.name || m.climb_untitled();
  return (
    <span data-tip={m.climb_of({ name })}>
      <Mountain />
      <span className="sr-only">{m.climb_of({ name })}</span>
      <bdi aria-hidden="true">{name}</bdi>
    </span>
  );
}

function OnBoard({ goal }: FactProps) {
  const place = useOnBoard(goal);
  if (!place) return null;
  const { board, list } = place;
  return (
    <span data-tip={m.goal_on_board({ board: board.name, list: list.name })}>
      <Kanban />
      <bdi>{board.name}</bdi>
    </span>
  );
}

function InSpace({ goal }: FactProps) {
  const space = useSpaces().find(({ id }) => id === goal.space);
  if (!space) return null;
  return (
    <span data-tip={space.name}>
      <SpaceTile {...space} size={16} />
      <span className="sr-only">{m.row_space({ space: space.name })}</span>
    </span>
  );
}

export interface AddTargetProps {
  readonly id: string;
}

export function AddTarget({ id }: AddTargetProps) {
  const { space: target } = usePlanning();
  const spaces = useSpaces();
  const space = spaces.find((each) => each.id === target);
  if (!space) return null;
  return (
    <p id={id} className={field.target}>
      <SpaceTile {...space} size={16} />
      {m.add_target({ space: space.name })}
    </p>
  );
}

/** The goal that this one serves. */
function Serves({ goal }: FactProps) {
  const { goal: parent } = useGoal(goal.parent ?? '');
  if (!parent) return null;
  return (
    <span>
      {parent.columnId !== null && <HorizonGlyph stone={stoneOf[parent.columnId]} />}
      <span className="sr-only">{m.row_serves()}</span>
      <bdi className={styles.serves}>{parent.name || m.goal_untitled()}</bdi>
    </span>
  );
}

function Repeats({ goal }: FactProps) {
  const series = useSeries(goal);
  return series && goal.recurrence ? shortRepeatText(series) : m.repeats();
}

function Comments({ goal: { commentCount } }: FactProps) {
  return (
    <span>
      <MessageCircle />
      <span aria-hidden="true">{commentCount}</span>
      <span className="sr-only">{m.goal_comment_count({ count: commentCount })}</span>
    </span>
  );
}

function PlannedLength({ goal: { durationMinutes } }: FactProps) {
  if (durationMinutes === null) return null;
  const duration = durationText(durationMinutes);
  return (
    <span data-tip={m.time_duration()}>
      <Hourglass />
      <span aria-hidden="true">{duration}</span>
      <span className="sr-only">{m.time_duration_of({ duration })}</span>
    </span>
  );
}

function LockedUntil({ goal, planning }: FactProps) {
  return goal.isViewed ? null : (
    <span>
      <Lock />
      {lockText(goal, planning)}
    </span>
  );
}

function NotSynced({ goal }: FactProps) {
  return (
    <span className={styles.failed} data-tip={goal.public ? m.goal_public() : m.goal_not_synced_notice()}>
      <CloudOff />
      {m.goal_not_synced()}
    </span>
  );
}

function Assignee({ goal }: FactProps) {
  const member = useMembers(goal.space).find(({ userCode }) => userCode === goal.assignee);
  if (member) return <AssigneeFace name={member.name || m.person_removed()} image={member.image} />;
  return (
    <Suspense fallback={<AssigneeFace name={m.assignee_outside()} image={null} />}>
      <OutsideAssignee goal={goal} as={AssigneeFace} />
    </Suspense>
  );
}

function AssigneeFace({ name, image }: OutsideEditor) {
  return (
    <span className={styles.assignee} data-tip={name}>
      <Avatar name={name} image={image} />
      <span className="sr-only">
        {m.assignee_title()}: <bdi>{name}</bdi>
      </span>
    </span>
  );
}
