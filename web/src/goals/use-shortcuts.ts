import { useSettings } from '@cairn/client/react/account';
import { type Shortcuts, shortcutsOf } from '@cairn/core/accounts/shortcuts';
import { useMemo } from 'react';

/** Has the keys on a goal too, which the first screen does not load. */
export function useShortcuts(): Shortcuts {
  const { shortcuts } = useSettings();
  return useMemo(() => shortcutsOf(shortcuts), [shortcuts]);
}
