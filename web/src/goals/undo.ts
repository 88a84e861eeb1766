import type { Cairn } from '@cairn/client/cairn/cairn';
import type { UndoEntry } from '@cairn/client/undo-stack/undo-entry';
import { showToast, type Toast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { withPart } from '../base/with-part.ts';
import { rememberOffer } from './undo-offers.ts';

/** Says what was done, with the way back in the same line; without it when nothing can be taken back. */
export function offerUndo(cairn: Cairn, step: UndoEntry | null, toast: Omit<Toast, 'action'>): void {
  if (step === null) {
    showToast(toast);
    return;
  }
  const run = () => withPart(loadUndone, ({ reverse }) => reverse(cairn, step, true));
  rememberOffer(step, showToast({ ...toast, action: { label: m.action_undo(), run } }));
}

/** The first screen needs none of it, so it comes when the page is quiet. */
const loadUndone = () => import('./undone.ts');
