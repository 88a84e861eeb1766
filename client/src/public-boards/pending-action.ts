import type { DateOnly } from '@cairn/core/time/date-only';
import { readText, writeText } from '../device-text.ts';

export type PendingAction =
  | {
      readonly type: 'boardLiking' | 'boardFollowing' | 'boardCloning' | 'boardCollaboration';
      readonly boardCode: string;
    }
  | { readonly type: 'templateCloning'; readonly templateCode: string }
  | { readonly type: 'climbLiking'; readonly climbSlug: string }
  | { readonly type: 'climbSubscription'; readonly climbSlug: string; readonly startDate: DateOnly }
  | { readonly type: 'spaceJoining'; readonly token: string };

export interface KeptAction {
  readonly action: PendingAction;
  readonly key: string;
}

const storedUnder = 'cairn-pending';

/** In milliseconds. Short, because a later user of a shared device may be someone else. */
const keptForMs = 3_600_000;

/**
 * A later action replaces an earlier one.
 *
 * @param now milliseconds since 1970
 */
export function keepPendingAction(action: PendingAction, key: string, now: number): void {
  // Without storage, the action is lost and the user can repeat it.
  writeText(storedUnder, JSON.stringify({ action, key, savedAt: now }));
}

/** Returns null without an action in the last hour. */
export function pendingAction(now: number): KeptAction | null {
  const text = readText(storedUnder);
  if (text === null) return null;
  try {
    const { action, key, savedAt } = JSON.parse(text) as KeptAction & { readonly savedAt: number };
    const isFresh = savedAt <= now && now - savedAt < keptForMs;
    return isFresh && typeof key === 'string' && isAction(action) ? { action, key } : null;
  } catch {
    return null;
  }
}

export function forgetPendingAction(): void {
  writeText(storedUnder, null);
}

const names = {
  boardLiking: 'boardCode',
  boardFollowing: 'boardCode',
  boardCloning: 'boardCode',
  boardCollaboration: 'boardCode',
  templateCloning: 'templateCode',
  climbLiking: 'climbSlug',
  climbSubscription: 'climbSlug',
  spaceJoining: 'token',
} as const satisfies Record<PendingAction['type'], string>;

function isAction(action: PendingAction): boolean {
  return (
    Object.hasOwn(names, action.type) &&
    typeof (action as unknown as Record<string, unknown>)[names[action.type]] === 'string'
  );
}
