import type { RecordRef } from '../store/account-store.ts';

/** Progress of the first reading, in goals. */
export interface FirstSync {
  readonly loaded: number;
  /** Null if not counted. */
  readonly all: number | null;
}

export interface ConnectionState {
  /** Whether the last request got an answer; true before the first request. */
  readonly isReached: boolean;
  readonly uploads: number;
  readonly firstSync: FirstSync | null;
  readonly isSignedOut: boolean;
}

/** The state before the first request. */
export const quietConnection: ConnectionState = {
  isReached: true,
  uploads: 0,
  firstSync: null,
  isSignedOut: false,
};

export type TabMessage =
  /** A change is about to be stored. `changed` follows, unless the tab closes before. */
  | { readonly kind: 'changing'; readonly refs: readonly RecordRef[] }
  | { readonly kind: 'changed'; readonly refs: readonly RecordRef[]; readonly shelf: boolean }
  /** Sent by the leader once a second. */
  | { readonly kind: 'beat'; readonly connection: ConnectionState }
  /** Sent by the leader at the end of the feed. */
  | { readonly kind: 'rested' }
  | { readonly kind: 'typed' }
  | { readonly kind: 'wake' }
  | { readonly kind: 'hello'; readonly build: number; readonly isAnswer: boolean }
  | { readonly kind: 'wiped' };
