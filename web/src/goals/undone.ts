import type { Cairn } from '@cairn/client/cairn/cairn';
import { redoNewest, type Reversed, reverseStep, undoNewest } from '@cairn/client/undo/reverse-step';
import type { UndoEntry } from '@cairn/client/undo-stack/undo-entry';
import { backwards, undoSummaryOf } from '@cairn/client/undo/undo-summary-of';
import type { UndoAction, UndoSummary } from '@cairn/client/undo-summaries/undo-summary';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { createElement } from 'react';
import { warnUnlessSaved } from './warn-unless-saved.ts';
import { isFocusLost } from './kept-focus.ts';
import { focusRow } from './row-walk.ts';
import { shortName } from './short-name.ts';
import { withdrawOffer } from './undo-offers.ts';

/** Closes the current toast: of many undo actions, only the last one is shown. */
let takeAway: (() => void) | null = null;

export function reverse(cairn: Cairn, step: UndoEntry, isUndo: boolean): void {
  tell(cairn, { step, reversal: reverseStep(cairn, step) }, isUndo);
}

export function undoLast(cairn: Cairn): void {
  tell(cairn, undoNewest(cairn), true);
}

export function redoLast(cairn: Cairn): void {
  tell(cairn, redoNewest(cairn), false);
}

/** Offers redo or undo, or says that someone else has changed the goal meanwhile. */
function tell(cairn: Cairn, reversed: Reversed | null, isUndo: boolean): void {
  if (!reversed) return;
  const { step, reversal } = reversed;
  warnUnlessSaved(reversal.saved);
  withdrawOffer(step);
  takeAway?.();
  const summary = undoSummaryOf(cairn, isUndo ? step : backwards(step));
  const again = reversal.step;
  takeAway = showToast({
    text: textOf(reversal.extent, sentenceOf(summary), isUndo),
    icon: createElement(isUndo ? Undo : Redo),
    ...(again && {
      action: {
        label: isUndo ? m.undo_redo() : m.action_undo(),
        run: () => reverse(cairn, again, !isUndo),
      },
    }),
  });
  // The focused element disappeared, so focus the restored one.
  requestAnimationFrame(() => {
    if (isFocusLost() || document.activeElement?.matches('[data-adds-to]'))
      focusRow(cairn.replica.keyOf(summary.key));
  });
}

function textOf(extent: Reversed['reversal']['extent'], what: string, isUndo: boolean): string {
  switch (extent) {
    case 'whole':
      return isUndo ? m.undo_undone({ what }) : m.undo_redone({ what });
    case 'part':
      return isUndo ? m.undo_undone_part({ what }) : m.undo_redone_part({ what });
    case 'nothing':
      return m.undo_changed_since({ what });
  }
}

function sentenceOf({ action: deed, name, count }: UndoSummary): string {
  const isAlone = count === 1 || deed === 'added' || deed === 'deleted' || deed === 'commentDeleted';
  return isAlone ? sentences[deed]({ name: shortName(name), count }) : m.undo_several({ count });
}

/** @param name short enough for a toast */
const sentences: Readonly<Record<UndoAction, (summary: Pick<UndoSummary, 'name' | 'count'>) => string>> = {
  added: ({ name, count }) => (count === 1 ? m.undo_added({ name }) : m.undo_added_many({ count })),
  deleted: ({ name, count }) => (count === 1 ? m.undo_deleted({ name }) : m.undo_deleted_many({ count })),
  commented: () => m.undo_commented(),
  commentChanged: () => m.undo_comment_changed(),
  commentDeleted: () => m.undo_comment_deleted(),
  repeats: ({ name }) => m.undo_repeats({ name }),
  repeatsOtherwise: ({ name }) => m.undo_repeats_otherwise({ name }),
  repeatsNoMore: ({ name }) => m.undo_repeats_no_more({ name }),
  themed: () => m.undo_themed(),
  completedHidden: () => m.undo_completed_hidden(),
  completedShown: () => m.undo_completed_shown(),
  columnsFolded: () => m.undo_columns_folded(),
  set: () => m.undo_set(),
  timed: ({ name }) => m.undo_timed({ name }),
  timeChanged: ({ name }) => m.undo_time_changed({ name }),
  untimed: ({ name }) => m.undo_untimed({ name }),
  tagged: ({ name }) => m.undo_tagged({ name }),
  pinned: ({ name }) => m.undo_pinned({ name }),
  unpinned: ({ name }) => m.undo_unpinned({ name }),
  favoured: ({ name }) => m.undo_favoured({ name }),
  unfavoured: ({ name }) => m.undo_unfavoured({ name }),
  renamed: ({ name }) => m.undo_renamed({ name }),
  done: ({ name }) => m.undo_done({ name }),
  reopened: ({ name }) => m.undo_reopened({ name }),
  undated: ({ name }) => m.undo_undated({ name }),
  moved: ({ name }) => m.undo_moved({ name }),
  placedBelow: ({ name }) => m.undo_placed_below({ name }),
  detached: ({ name }) => m.undo_detached({ name }),
  colored: ({ name }) => m.undo_colored({ name }),
  durationChanged: ({ name }) => m.undo_duration({ name }),
  noted: ({ name }) => m.undo_noted({ name }),
  listed: ({ name }) => m.undo_listed({ name }),
  unlisted: ({ name }) => m.undo_unlisted({ name }),
  boardAdded: ({ name }) => m.undo_board_added({ name }),
  boardDeleted: ({ name }) => m.undo_board_deleted({ name }),
  boardChanged: ({ name }) => m.undo_board_changed({ name }),
  climbAdded: ({ name }) => m.undo_climb_added({ name }),
  climbDeleted: ({ name }) => m.undo_climb_deleted({ name }),
  climbChanged: ({ name }) => m.undo_climb_changed({ name }),
  listAdded: ({ name }) => m.undo_list_added({ name }),
  listDeleted: ({ name }) => m.undo_list_deleted({ name }),
  listChanged: ({ name }) => m.undo_list_changed({ name }),
  climbLeft: ({ name }) => m.undo_climb_left({ name }),
  climbJoined: ({ name }) => m.undo_climb_joined({ name }),
  reordered: ({ name }) => m.undo_reordered({ name }),
  changed: ({ name }) => m.undo_changed({ name }),
};
