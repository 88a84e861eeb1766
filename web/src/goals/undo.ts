import type { Cairn } from '@cairn/client/cairn/cairn';
import type { UndoEntry } from '@cairn/client/undo-stack/undo-entry';
import { showToast, type Toast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { withPart } from '../base/with-part.ts';
import { rememberOffer } from './undo-offers.ts';

/** Without an undo entry, the toast has no button. */
export function offerUndo(cairn: Cairn, step: UndoEntry | null, toast: Omit<Toast, 'action'>): void {
  if (step === null) {
    showToast(toast);
    return;
  }
  const run = () => withPart(loadUndone, ({ reverse }) => reverse(cairn, step, true));
  rememberOffer(step, showToast({ ...toast, action: { label: m.action_undo(), run } }));
}

const loadUndone = () => import('./undone.ts');
