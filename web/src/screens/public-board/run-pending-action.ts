import { boardArrived } from '@cairn/client/public-boards/board-arrived';
import { cloneTemplate } from '@cairn/client/public-boards/community';
import {
  forgetPendingAction,
  type KeptAction,
  pendingAction,
} from '@cairn/client/public-boards/pending-action';
import { clonePublicBoard, followBoard, joinBoard } from '@cairn/client/public-boards/public-board-calls';
import type { AskRefusal } from '@cairn/client/ask-refusal';
import type { Cairn } from '@cairn/client/cairn';
import { accepted, type Outcome } from '@cairn/core/outcome';
import { showToast } from '@cairn/ui/toast';
import { reasonOf } from '../../goals/reason-of.ts';

/**
 * Does what somebody wanted before they had an account, once (spec accounts §4). Without an answer it is tried again when
 * the planner is opened the next time.
 *
 * @param goTo shows the board that came of it
 */
export async function runPendingAction(cairn: Cairn, goTo: (code: string) => void): Promise<void> {
  const pending = pendingAction(Date.now());
  if (pending === null) return;
  const done = await run(cairn, pending);
  if (!done.ok && done.refusal.code === 'network') return;
  forgetPendingAction();
  if (done.ok) goTo(done.value);
  else showToast({ text: reasonOf(done.refusal) });
}

/** @returns the code of the board to show */
async function run(cairn: Cairn, { action, key }: KeptAction): Promise<Outcome<string, AskRefusal>> {
  if (action.type === 'boardFollowing' || action.type === 'boardCollaboration') {
    const said = action.type === 'boardFollowing' ? followBoard : joinBoard;
    const outcome = await said(action.boardCode, true);
    return outcome.ok ? accepted(action.boardCode) : outcome;
  }
  const made =
    action.type === 'templateCloning'
      ? await cloneTemplate(action.templateCode, key)
      : await clonePublicBoard(action.boardCode, key);
  if (!made.ok) return made;
  await boardArrived(cairn, made.value.id);
  return accepted(made.value.code);
}
