import type { Cairn } from '@cairn/client/cairn/cairn';
import { redoNewest, type Reversed, reverseStep, undoNewest } from '@cairn/client/undo/reverse-step';
import type { Step } from '@cairn/client/undo-stack/undo-entry';
import { backwards, storyOf } from '@cairn/client/undo/undo-summary-of';
import type { StepStory } from '@cairn/client/undo-summaries/undo-summary';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { createElement } from 'react';
import { keep } from './keep.ts';
import { isFocusLost } from './kept-focus.ts';
import { focusRow } from './row-walk.ts';
import { shortName } from './short-name.ts';
import { withdrawOffer } from './undo-offers.ts';

/** The toast that stands: of many steps in a row only the last is told. */
let takeAway: (() => void) | null = null;

/** Reverses a step, and says what that was. */
export function reverse(cairn: Cairn, step: Step, isUndo: boolean): void {
  tell(cairn, { step, reversal: reverseStep(cairn, step) }, isUndo);
}

/** Undoes what this tab's person did last. */
export function undoLast(cairn: Cairn): void {
  tell(cairn, undoNewest(cairn), true);
}

/** Does again what was undone last. */
export function redoLast(cairn: Cairn): void {
  tell(cairn, redoNewest(cairn), false);
}

/** Says what was undone, or done again, with the way back; and that it was not, where somebody has changed it since. */
function tell(cairn: Cairn, reversed: Reversed | null, isUndo: boolean): void {
  if (!reversed) return;
  const { step, reversal } = reversed;
  keep(reversal.saved);
  withdrawOffer(step);
  takeAway?.();
  const story = storyOf(cairn, isUndo ? step : backwards(step));
  const again = reversal.step;
  takeAway = showToast({
    text: textOf(reversal.extent, sentenceOf(story), isUndo),
    icon: createElement(isUndo ? Undo : Redo),
    ...(again && {
      action: {
        label: isUndo ? m.undo_redo() : m.action_undo(),
        run: () => reverse(cairn, again, !isUndo),
      },
    }),
  });
  // The focus was on what has gone: it goes to what came back, so that the keys go on from there.
  requestAnimationFrame(() => {
    if (isFocusLost()) focusRow(cairn.replica.keyOf(story.key));
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

function sentenceOf({ deed, name: whole, count }: StepStory): string {
  const name = shortName(whole);
  const isAlone = count === 1 || deed === 'added' || deed === 'deleted' || deed === 'commentDeleted';
  if (!isAlone) return m.undo_several({ count });
  switch (deed) {
    case 'added':
      return count === 1 ? m.undo_added({ name }) : m.undo_added_many({ count });
    case 'deleted':
      return count === 1 ? m.undo_deleted({ name }) : m.undo_deleted_many({ count });
    case 'commented':
      return m.undo_commented();
    case 'commentChanged':
      return m.undo_comment_changed();
    case 'commentDeleted':
      return m.undo_comment_deleted();
    case 'repeats':
      return m.undo_repeats({ name });
    case 'repeatsOtherwise':
      return m.undo_repeats_otherwise({ name });
    case 'repeatsNoMore':
      return m.undo_repeats_no_more({ name });
    case 'themed':
      return m.undo_themed();
    case 'completedHidden':
      return m.undo_completed_hidden();
    case 'completedShown':
      return m.undo_completed_shown();
    case 'columnsFolded':
      return m.undo_columns_folded();
    case 'set':
      return m.undo_set();
    case 'timed':
      return m.undo_timed({ name });
    case 'timeChanged':
      return m.undo_time_changed({ name });
    case 'untimed':
      return m.undo_untimed({ name });
    case 'tagged':
      return m.undo_tagged({ name });
    case 'pinned':
      return m.undo_pinned({ name });
    case 'unpinned':
      return m.undo_unpinned({ name });
    case 'favoured':
      return m.undo_favoured({ name });
    case 'unfavoured':
      return m.undo_unfavoured({ name });
    case 'renamed':
      return m.undo_renamed({ name });
    case 'done':
      return m.undo_done({ name });
    case 'reopened':
      return m.undo_reopened({ name });
    case 'undated':
      return m.undo_undated({ name });
    case 'moved':
      return m.undo_moved({ name });
    case 'placedBelow':
      return m.undo_placed_below({ name });
    case 'detached':
      return m.undo_detached({ name });
    case 'colored':
      return m.undo_colored({ name });
    case 'noted':
      return m.undo_noted({ name });
    case 'listed':
      return m.undo_listed({ name });
    case 'unlisted':
      return m.undo_unlisted({ name });
    case 'boardAdded':
      return m.undo_board_added({ name });
    case 'boardDeleted':
      return m.undo_board_deleted({ name });
    case 'boardChanged':
      return m.undo_board_changed({ name });
    case 'listAdded':
      return m.undo_list_added({ name });
    case 'listDeleted':
      return m.undo_list_deleted({ name });
    case 'listChanged':
      return m.undo_list_changed({ name });
    case 'reordered':
      return m.undo_reordered({ name });
    case 'changed':
      return m.undo_changed({ name });
  }
}
