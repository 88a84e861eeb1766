import { activeAmong } from '@cairn/core/spaces/active-spaces';
import { type SettingsHolder, settingsOf } from './settings-of.ts';
import { spacesOf } from './spaces-of.ts';

/** The spaces whose goals are shown, in the person's own order; null while this device knows of none. */
export function activeSpacesOf(cairn: SettingsHolder): readonly string[] | null {
  const own = spacesOf(cairn).map(({ id }) => id);
  return own.length === 0 ? null : activeAmong(own, settingsOf(cairn).activeSpacesIds);
}
