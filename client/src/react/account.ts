import type { SpaceRow } from '@cairn/contract/spaces';
import type { UserSettings } from '@cairn/core/accounts/settings';
import { shownColumns } from '@cairn/core/spaces/active-spaces';
import { type ColumnId, columnsWideToNarrow } from '@cairn/core/time/horizons';
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import type { SyncStatus } from '../cairn/sync-status.ts';
import { settingsOf } from '../replica/settings-of.ts';
import type { Session, SessionState } from '../session/session.ts';
import { activeSpacesOf } from '../replica/active-spaces.ts';
import { spacesOf } from '../replica/spaces-of.ts';
import { useCairn } from './cairn-context.ts';
import { useRead } from './use-read.ts';
import { useWatched } from './use-watched.ts';

/** The device's session, for everything below. */
export const SessionContext = createContext<Session | null>(null);

/** The session itself, to sign in and out; throws outside of its context. */
export function useSessionStore(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionContext above it.');
  return session;
}

/** Who is here. */
export function useSession(): SessionState {
  const session = useSessionStore();
  const subscribe = useCallback((changed: () => void) => session.subscribe(changed), [session]);
  return useSyncExternalStore(subscribe, () => session.get());
}

/** The account's settings as the person sees them. */
export function useSettings(): UserSettings {
  const cairn = useCairn();
  return useWatched(cairn.replica, 'table/user_settings', () => settingsOf(cairn));
}

/** The spaces that this device holds, in the person's own order. */
export function useSpaces(): readonly SpaceRow[] {
  const cairn = useCairn();
  return useRead('table/spaces table/member_settings', () => spacesOf(cairn));
}

/** The ids of the spaces whose goals are shown. */
export function useActiveSpaces(): readonly string[] {
  const cairn = useCairn();
  const text = useWatched(cairn.replica, 'spaces table/spaces table/user_settings', () =>
    (activeSpacesOf(cairn) ?? []).join(),
  );
  return useMemo(() => (text === '' ? [] : text.split(',')), [text]);
}

/** The horizons of the spaces that are shown, wide to narrow. */
export function useShownColumns(): readonly ColumnId[] {
  return shownColumns(columnsWideToNarrow, useSpaces(), useActiveSpaces());
}

/** How long the mark may lag behind, in milliseconds: no longer than an eye needs to find it. */
const statusLagMs = 80;

/** What the sidebar's mark shows; told after the frame that shows what somebody typed, not before it. */
export function useSyncStatus(): SyncStatus {
  const cairn = useCairn();
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout> | null = null;
      const stop = cairn.watchStatus(() => {
        timer ??= setTimeout(() => {
          timer = null;
          changed();
        }, statusLagMs);
      });
      return () => {
        stop();
        if (timer !== null) clearTimeout(timer);
      };
    },
    [cairn],
  );
  return useSyncExternalStore(subscribe, () => cairn.status);
}
