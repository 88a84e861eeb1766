import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import Trash from 'lucide-react/icons/trash-2';
import { createElement } from 'react';
import { keep } from './keep.ts';

/** A deletion that can be taken back. */
interface Deletion {
  readonly saved: Promise<void>;
  readonly undo: () => { readonly saved: Promise<void> };
}

/** Says that a goal went, with the way back in the same line. */
export function deleteWithUndo(deletion: Deletion): void {
  keep(deletion.saved);
  showToast({
    text: m.goal_deleted_toast(),
    icon: createElement(Trash),
    action: { label: m.action_undo(), run: () => keep(deletion.undo().saved) },
  });
}
