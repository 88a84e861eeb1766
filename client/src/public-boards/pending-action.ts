import { readText, writeText } from '../device-text.ts';

/** What a visitor wanted before they had an account, done once they have. */
export type PendingAction =
  | { readonly type: 'boardFollowing' | 'boardCloning' | 'boardCollaboration'; readonly boardCode: string }
  | { readonly type: 'templateCloning'; readonly templateCode: string }
  | { readonly type: 'spaceJoining'; readonly token: string };

/** A pending action, with the key under which it is done once however often it is tried. */
export interface KeptAction {
  readonly action: PendingAction;
  readonly key: string;
}

const storedUnder = 'cairn-pending';

/** How long a visitor has to sign up, in milliseconds: on a shared device a later person may be another one. */
const keptForMs = 3_600_000;

/**
 * Remembers what a visitor wanted; a later wish replaces it.
 *
 * @param now milliseconds since 1970
 */
export function keepPendingAction(action: PendingAction, key: string, now: number): void {
  // Without storage the person finds themselves in an empty planner, and can go back to what they saw.
  writeText(storedUnder, JSON.stringify({ action, key, savedAt: now }));
}

/** What a visitor wanted here in the last hour; null for nothing. */
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

/** Forgets what was wanted: it is done, or cannot be. */
export function forgetPendingAction(): void {
  writeText(storedUnder, null);
}

/** What each kind is about. */
const names = {
  boardFollowing: 'boardCode',
  boardCloning: 'boardCode',
  boardCollaboration: 'boardCode',
  templateCloning: 'templateCode',
  spaceJoining: 'token',
} as const satisfies Record<PendingAction['type'], string>;

function isAction(action: PendingAction): boolean {
  return (
    Object.hasOwn(names, action.type) &&
    typeof (action as unknown as Record<string, unknown>)[names[action.type]] === 'string'
  );
}
