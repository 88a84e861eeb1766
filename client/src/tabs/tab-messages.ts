import type { RecordRef } from '../store/account-store.ts';

/** How far the first reading of an account has come, in goals. */
export interface FirstSync {
  readonly loaded: number;
  /** How many there are in all; null when nobody has counted. */
  readonly all: number | null;
}

/** What the leading tab knows of the connection, for the mark in the sidebar of every tab. */
export interface ConnectionState {
  /** Whether the server answered the last time; true until it was asked. */
  readonly isReached: boolean;
  readonly uploads: number;
  readonly firstSync: FirstSync | null;
  readonly isSignedOut: boolean;
}

/** The state before the server was first asked. */
export const quietConnection: ConnectionState = {
  isReached: true,
  uploads: 0,
  firstSync: null,
  isSignedOut: false,
};

/** Everything that the tabs of one account say to each other. */
export type TabMessage =
  /** Something is about to be stored; `changed` follows, unless the tab ends in between. */
  | { readonly kind: 'changing'; readonly refs: readonly RecordRef[] }
  | { readonly kind: 'changed'; readonly refs: readonly RecordRef[]; readonly shelf: boolean }
  /** From the leader, once a second: it is alive. */
  | { readonly kind: 'beat'; readonly connection: ConnectionState }
  /** To the leader: something was typed here. */
  | { readonly kind: 'typed' }
  | { readonly kind: 'wake' }
  /** Every tab says on opening which build it runs. */
  | { readonly kind: 'hello'; readonly build: number; readonly isAnswer: boolean }
  /** The account was removed from this device. */
  | { readonly kind: 'wiped' };
