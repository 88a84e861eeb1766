import type { AskRefusal } from '@cairn/client/ask-refusal';
import type { Cairn } from '@cairn/client/cairn/cairn';
import type { OwnClimb } from '@cairn/client/climbs/own-climbs';
import { createClimb, deleteClimb } from '@cairn/client/climbs/own-climbs-edit';
import { discardChanges } from '@cairn/client/climbs/own-climbs-publish';
import type { RefusalCode } from '@cairn/contract/refusals';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { refusalSentence } from '@cairn/words/refusals';
import Trash from 'lucide-react/icons/trash-2';
import { createElement } from 'react';
import { copyText } from '../base/copy-text.ts';
import { reasonOf } from '../base/reason-of.ts';
import { offerUndo } from '../goals/undo.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { shortClimbName } from './own-climb-words.ts';

/** Returns the key of a new climb, which has no address of its own yet. */
export function newClimb(cairn: Cairn): string {
  const { key, saved } = createClimb(cairn);
  warnUnlessSaved(saved);
  return key;
}

/** Undo restores the climb as a draft. */
export function removeClimb(cairn: Cairn, climb: Pick<OwnClimb, 'key' | 'name'>): void {
  const { saved, step } = deleteClimb(cairn, climb.key);
  warnUnlessSaved(saved);
  const text = m.own_climb_deleted({ name: shortClimbName(climb) });
  offerUndo(cairn, step, { text, icon: createElement(Trash) });
}

export async function discardWithUndo(cairn: Cairn, climb: Pick<OwnClimb, 'key' | 'name'>): Promise<void> {
  const discarded = await discardChanges(cairn, climb.key);
  if (!discarded.ok) return void showToast({ text: publishRefusal(discarded.refusal) });
  warnUnlessSaved(discarded.value.saved);
  offerUndo(cairn, discarded.value.step, { text: m.own_climb_discarded({ name: shortClimbName(climb) }) });
}

export async function copyClimbLink(code: string): Promise<void> {
  const isCopied = await copyText(new URL(`/climbs/${code}/`, location.href).href);
  showToast({ text: isCopied ? m.share_copied() : m.share_copy_failed() });
}

/** A refusal by this device has no sentence of the server. */
export function publishRefusal(refusal: AskRefusal | { readonly code: RefusalCode }): string {
  return 'message' in refusal ? reasonOf(refusal, m.own_climb_offline()) : refusalSentence(refusal.code);
}
