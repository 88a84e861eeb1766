import { announce } from '@cairn/ui/announcer';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { sortedLists } from './list-look.ts';

/** Says why a goal cannot be moved within a list that is shown sorted, with the way to where it can. */
export function sayNoPlace(zone: string): void {
  const run = () => sortedLists.get(zone)?.();
  showToast({ text: m.sort_no_place(), action: { label: m.sort_own(), run } });
  announce(m.sort_no_place());
}
