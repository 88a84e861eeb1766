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

export const SessionContext = createContext<Session | null>(null);

/** @throws without a `SessionContext` above */
export function useSessionStore(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionContext above it.');
  return session;
}

export function useSession(): SessionState {
  const session = useSessionStore();
  const subscribe = useCallback((changed: () => void) => session.subscribe(changed), [session]);
  return useSyncExternalStore(subscribe, () => session.get());
}

export function useSettings(): UserSettings {
  const cairn = useCairn();
  return useWatched(cairn.replica, 'table/user_settings', () => settingsOf(cairn));
}

/** Returns the spaces in the user's order. */
export function useSpaces(): readonly SpaceRow[] {
  const cairn = useCairn();
  return useRead('table/spaces table/member_settings', () => spacesOf(cairn));
}

export function useActiveSpaces(): readonly string[] {
  const cairn = useCairn();
  const text = useWatched(cairn.replica, 'spaces table/spaces table/user_settings', () =>
    (activeSpacesOf(cairn) ?? []).join(),
  );
  return useMemo(() => (text === '' ? [] : text.split(',')), [text]);
}

export function useShownColumns(): readonly ColumnId[] {
  return shownColumns(columnsWideToNarrow, useSpaces(), useActiveSpaces());
}

/** In milliseconds: a delay too short for the eye to notice. */
const statusLagMs = 80;

/** Updates only after the frame that shows an edit. */
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
