import { activeAmong } from '@cairn/core/spaces/active-spaces';
import { type SettingsHolder, settingsOf } from './settings-of.ts';
import { spacesOf } from './spaces-of.ts';

/** Returned in the user's order; null if this device has no spaces yet. */
export function activeSpacesOf(cairn: SettingsHolder): readonly string[] | null {
  const own = spacesOf(cairn).map(({ id }) => id);
  return own.length === 0 ? null : activeAmong(own, settingsOf(cairn).activeSpacesIds);
}
