import { boardArrived } from '@cairn/client/boards/board-arrived';
import { likeClimb } from '@cairn/client/climbs/public-climbs';
import { climbArrived, startClimb } from '@cairn/client/climbs/start-climb';
import { cloneTemplate } from '@cairn/client/public-boards/community';
import {
  forgetPendingAction,
  type KeptAction,
  pendingAction,
} from '@cairn/client/public-boards/pending-action';
import { joinByLink } from '@cairn/client/people/people-calls';
import {
  clonePublicBoard,
  followBoard,
  joinBoard,
  likeBoard,
} from '@cairn/client/public-boards/public-board-calls';
import { activateSpace } from '@cairn/client/spaces/activate-space';
import type { AskRefusal } from '@cairn/client/ask-refusal';
import type { Cairn } from '@cairn/client/cairn/cairn';
import { accepted, type Outcome } from '@cairn/core/outcome';
import { showToast } from '@cairn/ui/toast';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { reasonOf } from '../base/reason-of.ts';

export type Outcomes = { readonly board: string } | { readonly climb: string } | { readonly space: string };

/**
 * Carries out a visitor's stored request one time after the sign-up. Without an answer, the next start of the app
 * retries.
 *
 * @param goTo shows the result
 */
export async function runPendingAction(cairn: Cairn, goTo: (shown: Outcomes) => void): Promise<void> {
  const pending = pendingAction(Date.now());
  if (pending === null) return;
  const done = await run(cairn, pending);
  if (!done.ok && done.refusal.code === 'network') return;
  forgetPendingAction();
  if (done.ok) goTo(done.value);
  else showToast({ text: reasonOf(done.refusal) });
}

const marks = { boardLiking: likeBoard, boardFollowing: followBoard, boardCollaboration: joinBoard } as const;

async function run(cairn: Cairn, { action, key }: KeptAction): Promise<Outcome<Outcomes, AskRefusal>> {
  if (action.type === 'spaceJoining') {
    const joined = await joinByLink(cairn, action.token);
    if (!joined.ok) return joined;
    warnUnlessSaved(activateSpace(cairn, joined.value, { alone: false }).saved);
    return accepted({ space: joined.value });
  }
  if (action.type === 'climbLiking') {
    const liked = await likeClimb(action.climbSlug, true);
    return liked.ok ? accepted({ climb: action.climbSlug }) : liked;
  }
  if (action.type === 'climbSubscription') {
    const { climbSlug, startDate } = action;
    const started = await startClimb({ slug: climbSlug, startDate }, key);
    if (started.ok) await climbArrived(cairn, started.value);
    // Someone who signs in may be on the climb already.
    const isThere = started.ok || started.refusal.code === 'climb.running';
    return isThere ? accepted({ climb: climbSlug }) : started;
  }
  if (action.type !== 'boardCloning' && action.type !== 'templateCloning') {
    const outcome = await marks[action.type](action.boardCode, true);
    return outcome.ok ? accepted({ board: action.boardCode }) : outcome;
  }
  const made =
    action.type === 'templateCloning'
      ? await cloneTemplate(action.templateCode, key)
      : await clonePublicBoard(action.boardCode, key);
  if (!made.ok) return made;
  await boardArrived(cairn, made.value.id);
  return accepted({ board: made.value.code });
}
