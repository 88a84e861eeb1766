import { readStatesOf } from '@cairn/client/events/notice-states';
import { readNotices } from '@cairn/client/events/read-notices';
import { watchOf } from '@cairn/client/goals/watching';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useAllMembers } from '@cairn/client/react/members';
import type { EventRow } from '@cairn/core/events/event';
import { foldedNotices, isUnread } from '@cairn/core/events/notices';
import { Avatar } from '@cairn/ui/avatar';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { memberName } from '../goals/member-name.ts';
import { useOpenGoal } from '../goals/open-goal.ts';
import { usePlanning } from '../goals/planning.ts';
import { useServerQuery } from '../queries/use-server-query.ts';
import { noticesFreshMs } from './bell.tsx';
import { noticeSentence } from './notice-words.ts';

/** Older notices are only in the list, in ms. */
const freshForMs = 120_000;
const lastsMs = 3_000;

/** Shows a toast for each notice that arrives, unless its goal, the list of notices or another window is before the user. */
export function useNoticeToasts(): void {
  const cairn = useCairn();
  const planning = usePlanning();
  const members = useAllMembers();
  const router = useRouter();
  const openGoal = useOpenGoal();
  const { value } = useServerQuery(['notices'], () => readNotices(cairn), noticesFreshMs);
  const known = useRef<ReadonlySet<string> | null>(null);

  const show = (event: EventRow) => {
    const goal = event.goalId === null ? null : cairn.replica.goal(event.goalId);
    if (goal && watchOf(cairn, goal) === 'muted') return;
    const { pathname, search } = router.state.location;
    if (goal && (search.goal === goal.key || pathname.startsWith(`/goals/${goal.key}/`))) return;
    const name = memberName(members, event.userId, event.userName);
    const image = members.find(({ userId }) => userId === event.userId)?.image ?? null;
    showToast({
      text: noticeSentence(event, name, cairn.account.id, planning),
      icon: <Avatar name={name} image={image} size={24} />,
      lastsMs,
      ...(goal && { action: { label: m.goal_open(), run: () => openGoal(goal.key) } }),
    });
  };

  useEffect(() => {
    if (!value) return;
    const before = known.current;
    known.current = new Set(value.events.map(({ code }) => code));
    const isListed = document.querySelector('[data-notice]') !== null;
    if (before === null || isListed || document.visibilityState !== 'visible') return;
    const states = readStatesOf(cairn);
    const oldest = new Date(cairn.environment.now() - freshForMs).toISOString();
    const fresh = value.events.filter(
      (event) => !before.has(event.code) && event.datetime > oldest && isUnread(event, states),
    );
    for (const [newest] of foldedNotices(fresh).toReversed()) show(newest);
    // Only an answer of the server brings notices.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [value]);
}
