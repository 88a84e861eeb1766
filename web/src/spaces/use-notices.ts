import { markNotices, readStatesOf } from '@cairn/client/events/notice-states';
import { type Reminder, remindersOf } from '@cairn/client/events/reminders';
import { watchOf } from '@cairn/client/goals/watching';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useRead } from '@cairn/client/react/use-read';
import type { EventRow } from '@cairn/core/events/event';
import { isUnread } from '@cairn/core/events/notices';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useOpenGoal } from '../goals/open-goal.ts';
import { watchWithUndo } from '../goals/watch-with-undo.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import type { Entry } from './notice-entries.ts';
import { readTopics, reminderTopics } from './notice-topics.ts';

interface ListedNotices {
  readonly events: readonly EventRow[];
  readonly reminders: readonly Reminder[];
  /** Codes. */
  readonly unread: readonly string[];
}

/** Returns what the list shows: the server's events without those of muted goals, and the reminders. */
export function useNotices(told: readonly EventRow[] | undefined): ListedNotices {
  const cairn = useCairn();
  const hidden = useRead('table/goal_watches table/recurrences', () =>
    (told ?? []).flatMap(({ goalId }) => {
      const goal = goalId === null ? null : cairn.replica.goal(goalId);
      return goal && watchOf(cairn, goal) === 'muted' ? [goalId as string] : [];
    }),
  );
  const events = useMemo(
    () => (told ?? []).filter(({ goalId }) => goalId === null || !hidden.includes(goalId)),
    [told, hidden],
  );
  const reminders = useRead(reminderTopics, () => remindersOf(cairn));
  const unread = useRead(`${readTopics} ${reminderTopics}`, () => {
    const states = readStatesOf(cairn);
    return [...events, ...reminders].filter((notice) => isUnread(notice, states)).map(({ code }) => code);
  });
  return { events, reminders, unread };
}

interface EntryActs {
  readonly mark: (entry: Entry, isRead: boolean) => void;
  readonly open: (entry: Entry) => void;
  readonly mute: (entry: Entry) => void;
}

export function useEntryActs(unread: readonly string[], onClose: () => void): EntryActs {
  const cairn = useCairn();
  const router = useRouter();
  const openGoal = useOpenGoal();
  return {
    mark(entry: Entry, isRead: boolean) {
      warnUnlessSaved(markNotices(cairn, entry, isRead).saved);
    },
    open(entry: Entry) {
      const fresh = [...entry].filter(({ code }) => unread.includes(code));
      if (fresh.length > 0) warnUnlessSaved(markNotices(cairn, fresh, true).saved);
      const [first] = entry;
      if ('goalCount' in first && first.goalId === null) {
        onClose();
        return void router.navigate({ to: '/horizons/$slug/', params: { slug: 'days' } });
      }
      const key = first.goalId === null ? undefined : cairn.replica.goal(first.goalId)?.key;
      if (key === undefined) return;
      onClose();
      openGoal(key);
    },
    mute([{ goalId }]: Entry) {
      const goal = goalId === null ? null : cairn.replica.goal(goalId);
      if (!goal) return;
      watchWithUndo(cairn, [goal], 'muted');
    },
  };
}
