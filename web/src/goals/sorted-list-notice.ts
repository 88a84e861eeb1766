import { announce } from '@cairn/ui/announcer';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { sortedLists } from './list-look.ts';

/** Offers the list's own order, since goals cannot be placed in a sorted list. */
export function showSortedNotice(zone: string): void {
  const run = () => sortedLists.get(zone)?.();
  showToast({ text: m.sort_no_place(), action: { label: m.sort_own(), run } });
  announce(m.sort_no_place());
}

export function showTimeOrderNotice(): void {
  showToast({ text: m.home_time_order() });
  announce(m.home_time_order());
}
