import type { Cairn } from '@cairn/client/cairn/cairn';
import { activeSpacesOf } from '@cairn/client/replica/active-spaces';
import { activateSpace } from '@cairn/client/spaces/activate-space';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { bidiIsolated } from '../goals/bidi-isolated.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';

/** Shows one space, says so, and offers to show those again that were shown before. */
export function showAlone(cairn: Cairn, space: string, name: string): void {
  const others = (activeSpacesOf(cairn) ?? []).filter((id) => id !== space);
  warnUnlessSaved(activateSpace(cairn, space, { alone: true }).saved);
  const showAll = () => {
    for (const id of others) warnUnlessSaved(activateSpace(cairn, id, { alone: false }).saved);
  };
  const label = others.length === 1 ? m.space_show_both() : m.space_show_all();
  showToast({
    text: m.space_shown_alone({ name: bidiIsolated(name) }),
    ...(others.length > 0 && { action: { label, run: showAll } }),
  });
}
