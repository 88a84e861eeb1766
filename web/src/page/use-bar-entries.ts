import { useSettings } from '@cairn/client/react/account';
import { useTeam } from '@cairn/client/react/team';
import { type BarEntry, barEntriesOf } from '@cairn/core/accounts/bottom-bar';
import { useShell } from '../base/shell-context.ts';

/** Returns the entries of a phone's bar, in order. */
export function useBarEntries(): readonly BarEntry[] {
  const { bottomBar } = useSettings();
  const { hasGallery } = useShell().user;
  return barEntriesOf(bottomBar, { isAlone: useTeam().length === 1, hasGallery });
}
