import type { Cairn } from '@cairn/client/cairn/cairn';
import type { UserSettings } from '@cairn/core/accounts/settings';
import type { GeneralShortcuts } from '@cairn/core/accounts/general-shortcuts';
import type { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ShellHold } from '../base/shell-context.ts';

export interface CommandHold {
  readonly cairn: Cairn;
  readonly router: ReturnType<typeof useRouter>;
  readonly shell: ShellHold;
  readonly settings: Pick<UserSettings, 'hideCompleted' | 'coloredGoalsStyle'>;
  readonly amPm: boolean;
  readonly shortcuts: GeneralShortcuts;
  /** Asks first if edits are unsent. */
  readonly signOut: () => void;
}

export interface Command {
  readonly id: string;
  readonly group: 'go' | 'do' | 'find' | 'chosen';
  readonly label: string;
  /** Says what a named thing is, such as the board of a list. */
  readonly beside?: string;
  /** Further words that find the command, such as the settings on a page. */
  readonly words?: string;
  readonly icon: ReactNode;
  readonly keys?: readonly string[];
  /** Usual commands are offered before the user types. */
  readonly isUsual?: boolean;
  readonly run: () => void;
}

type MoreOfCommand = Partial<Pick<Command, 'keys' | 'isUsual' | 'beside' | 'words'>>;

export function commandIn(group: Command['group']) {
  return (
    id: string,
    label: string,
    icon: ReactNode,
    run: () => unknown,
    more: MoreOfCommand = {},
  ): Command => ({
    id,
    group,
    label,
    icon,
    run: () => void run(),
    ...more,
  });
}
