import { useCairn } from '@cairn/client/react/cairn-context';
import { useAllMembers } from '@cairn/client/react/members';
import { useRead } from '@cairn/client/react/use-read';
import { memberSettingsOf } from '@cairn/client/spaces/member-settings';
import { type NewEvents, readNewEvents } from '@cairn/client/spaces/new-events';
import { accepted } from '@cairn/core/outcome';
import { useServerQuery } from '../queries/use-server-query.ts';

/** Events of others since the user last looked at a space's progress; as last known without a network. */
export function useNewEvents(): (space: string) => number {
  const cairn = useCairn();
  const shared = new Set(
    useAllMembers()
      .filter(({ userId }) => userId !== cairn.account.id)
      .map(({ space }) => space),
  );
  const looks = useRead('table/member_settings', () =>
    Object.fromEntries(
      [...shared].map((space) => [space, memberSettingsOf(cairn, space).eventsLastSeenDatetime]),
    ),
  );
  const { value } = useServerQuery(['new events', shared.size > 0], () =>
    shared.size === 0 ? Promise.resolve(accepted(new Map<string, NewEvents>())) : readNewEvents(cairn),
  );
  return (space) => {
    const news = value?.get(space);
    if (!news || !shared.has(space)) return 0;
    const look = looks[space] ?? '';
    // The server did not know of this look yet.
    return look > (news.seen ?? '') ? 0 : news.count;
  };
}
