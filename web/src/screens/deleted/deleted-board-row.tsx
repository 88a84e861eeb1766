import { useCairn } from '@cairn/client/react/cairn-context';
import { useMembers } from '@cairn/client/react/members';
import { useIsViewed } from '@cairn/client/react/viewed';
import type { DeletedBoard } from '@cairn/contract/boards';
import { dayName } from '@cairn/core/time/period-names';
import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import Kanban from 'lucide-react/icons/kanban';
import List from 'lucide-react/icons/list';
import { bidiIsolated } from '../../goals/bidi-isolated.ts';
import { memberName } from '../../goals/member-name.ts';
import { usePlanning } from '../../goals/planning.ts';
import styles from './deleted-screen.module.css';

interface DeletedBoardRowProps {
  readonly thing: DeletedBoard;
  readonly onRestore: () => void;
}

export function DeletedBoardRow({ thing, onRestore }: DeletedBoardRowProps) {
  const { name, emoji, boardName, goalsCount } = thing;
  const isViewed = useIsViewed(thing.space);
  const deletion = useDeletion(thing);
  return (
    <li className={styles.row}>
      <span className={styles.sign} aria-hidden="true">
        {emoji ?? (boardName === null ? <Kanban /> : <List />)}
      </span>
      <span className={styles.name}>
        <bdi>{name}</bdi>
        <small>
          {boardName === null
            ? m.deleted_board_kind()
            : m.deleted_list_kind({ board: bidiIsolated(boardName) })}
          {' · '}
          {deletion}
          {goalsCount > 0 && ` ${m.deleted_with_goals({ count: goalsCount })}`}
        </small>
      </span>
      {!isViewed && (
        <Button onClick={onRestore} aria-label={`${m.deleted_restore()}: ${name}`}>
          {m.deleted_restore()}
        </Button>
      )}
    </li>
  );
}

function useDeletion({ deletedBy, deletedDatetime, space }: DeletedBoard): string {
  const { today, locale } = usePlanning();
  const { account } = useCairn();
  const members = useMembers(space);
  const date = dayName(deletedDatetime.slice(0, 10), today, locale);
  if (deletedBy === null || deletedBy === account.code) return m.deleted_on({ date });
  return m.deleted_on_by({ date, name: bidiIsolated(memberName(members, deletedBy)) });
}
