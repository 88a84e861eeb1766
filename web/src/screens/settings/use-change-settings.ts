import { useCairn } from '@cairn/client/react/cairn-context';
import { changeSettings } from '@cairn/client/settings/change-settings';
import type { SettingsEdit } from '@cairn/core/accounts/settings';
import { warnUnlessSaved } from '../../goals/warn-unless-saved.ts';

export function useChangeSettings(): (edit: SettingsEdit) => void {
  const cairn = useCairn();
  return (edit) => warnUnlessSaved(changeSettings(cairn, edit).saved);
}
