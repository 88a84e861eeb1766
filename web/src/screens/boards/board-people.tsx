import type { BoardView } from '@cairn/client/boards/boards-of';
import { useSpaces } from '@cairn/client/react/account';
import { useMembers, useStanding } from '@cairn/client/react/members';
import { mayInvite } from '@cairn/core/spaces/roles';
import { Avatar } from '@cairn/ui/avatar';
import { SpaceTile } from '@cairn/ui/space-tile';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import UserPlus from 'lucide-react/icons/user-plus';
import { lazy, Suspense, useState } from 'react';
import styles from './board-people.module.css';

const InviteToBoard = lazy(() =>
  import('./invite-to-board.tsx').then((part) => ({ default: part.InviteToBoard })),
);

interface BoardPeopleProps {
  readonly board: BoardView;
}

/** Further people are only counted. */
const maxFaces = 5;

const toSpace = '/spaces/$id/{-$part}/';

export function BoardSpace({ board }: BoardPeopleProps) {
  const spaces = useSpaces();
  const space = spaces.find(({ id }) => id === board.space);
  if (spaces.length < 2 || !space) return null;
  return (
    <Link to={toSpace} params={{ id: space.id }} hash="settings" className={styles.space}>
      <SpaceTile {...space} size={16} />
      <span className="sr-only">{m.board_space()}: </span>
      <bdi>{space.name}</bdi>
    </Link>
  );
}

export function BoardPeople({ board }: BoardPeopleProps) {
  const { space } = board;
  const [isInviting, setInviting] = useState(false);
  const members = useMembers(space);
  const standing = useStanding(members);
  const more = members.length - maxFaces;
  return (
    <>
      {members.length > 1 && (
        <Link
          to={toSpace}
          params={{ id: space }}
          hash="members"
          className={styles.faces}
          aria-label={m.board_people({ names: members.map(({ name }) => name).join(', ') })}
          data-tip={m.space_tab_members()}
        >
          {members.slice(0, maxFaces).map(({ userId, name, image }) => (
            <Avatar key={userId} name={name} image={image} size={24} />
          ))}
          {more > 0 && <span aria-hidden="true">+{more}</span>}
        </Link>
      )}
      {mayInvite(standing) && (
        <button
          type="button"
          className={styles.invite}
          aria-haspopup="dialog"
          onClick={() => setInviting(true)}
        >
          <UserPlus aria-hidden="true" />
          {m.team_invite()}
        </button>
      )}
      {isInviting && (
        <Suspense>
          <InviteToBoard board={board} onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </>
  );
}
