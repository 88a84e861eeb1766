import { useSettings } from '@cairn/client/react/account';
import { type Shortcuts, shortcutsOf } from '@cairn/core/accounts/shortcuts';
import { useMemo } from 'react';

/** Returns all shortcuts, also those on a goal, which the first screen does not need. */
export function useShortcuts(): Shortcuts {
  const { shortcuts } = useSettings();
  return useMemo(() => shortcutsOf(shortcuts), [shortcuts]);
}
