import type { BoardView } from '@cairn/client/boards/boards-of';
import type { ListView } from '@cairn/client/boards/lists-of';
import type { BoardChange } from '@cairn/client/boards/edit-board';
import type { Cairn } from '@cairn/client/cairn/cairn';
import type { RefusalCode } from '@cairn/contract/refusals';
import type { Outcome } from '@cairn/core/outcome';
import { warnUnlessSaved } from '../../goals/warn-unless-saved.ts';
import { withPart } from '../../base/with-part.ts';

type Change = Outcome<BoardChange, { readonly code: RefusalCode }>;

export function keepChange(outcome: Change): void {
  if (outcome.ok) warnUnlessSaved(outcome.value.saved);
  else
    withPart(
      () => import('../../goals/say-refused.ts'),
      ({ sayRefused }) => sayRefused(outcome.refusal),
    );
}

/** The name goes to the shelf if the board or list was deleted meanwhile. */
export function keepName(
  cairn: Cairn,
  table: 'boards' | 'buckets',
  named: BoardView | ListView,
  name: string,
  outcome: Change,
): void {
  const isGone =
    !outcome.ok && (outcome.refusal.code === 'board.unknown' || outcome.refusal.code === 'bucket.unknown');
  if (isGone) warnUnlessSaved(shelved(cairn, table, named, name));
  else keepChange(outcome);
}

/**
 * Shelves a name by code that loads on demand. Until the code has loaded, leaving the page needs a
 * confirmation.
 */
async function shelved(
  cairn: Cairn,
  table: 'boards' | 'buckets',
  named: BoardView | ListView,
  name: string,
): Promise<void> {
  const { shelveName } = await import('@cairn/client/cairn/shelve-name');
  await shelveName(cairn, named, name, 'deletedElsewhere', table).saved;
}
