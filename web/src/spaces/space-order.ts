import type { Cairn } from '@cairn/client/cairn/cairn';
import type { Saved } from '@cairn/client/saved';
import { moveSpace, placeSpace } from '@cairn/client/spaces/move-space';
import { spacesOf } from '@cairn/client/replica/spaces-of';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { announce } from '@cairn/ui/announcer';
import { m } from '@cairn/words/messages';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';

export function shiftSpace(cairn: Cairn, space: string, by: -1 | 1): void {
  tell(cairn, space, moveSpace(cairn, space, by));
}

/** @param before the next space; null for the end */
export function dropSpace(cairn: Cairn, space: string, before: string | null): void {
  if (before !== space) tell(cairn, space, placeSpace(cairn, space, before));
}

function tell(cairn: Cairn, space: string, { saved }: Saved): void {
  warnUnlessSaved(saved);
  const spaces = spacesOf(cairn);
  const at = spaces.findIndex(({ id }) => id === space);
  announce(
    m.space_moved({ name: nameInSentence(spaces[at]?.name ?? ''), place: at + 1, count: spaces.length }),
  );
}
