import type { User } from '@cairn/contract/accounts';
import { createContext, useContext } from 'react';

/** What pages ask of the frame around them. */
export interface ShellHold {
  readonly user: User;
  readonly isSidebarHidden: boolean;
  readonly toggleSidebar: () => void;
  readonly goToday: () => void;
  /** Fetches the code of quick add before it opens. */
  readonly fetchQuickAdd: () => void;
}

export const ShellContext = createContext<ShellHold | null>(null);

/** The frame around the page; throws outside of it. */
export function useShell(): ShellHold {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs the Shell above it.');
  return shell;
}
