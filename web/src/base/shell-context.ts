import type { User } from '@cairn/contract/accounts';
import { createContext, useContext } from 'react';

export interface ShellHold {
  readonly user: User;
  readonly isSidebarHidden: boolean;
  readonly toggleSidebar: () => void;
  readonly goToday: () => void;
  readonly fetchQuickAdd: () => void;
}

export const ShellContext = createContext<ShellHold | null>(null);

export function useShell(): ShellHold {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs the Shell above it.');
  return shell;
}
