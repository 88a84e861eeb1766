import type { DateOnly } from '@cairn/core/time/date-only';
import { todayIn } from '@cairn/core/time/zones';
import type { Environment } from '../environment/environment.ts';
import { type SettingsHolder, settingsOf } from './settings-of.ts';

/**
 * Returns the day in the user's zone; a day ends at the hour in the settings (docs/product.md, "Days and
 * zones").
 */
export function todayOf(
  cairn: SettingsHolder & { readonly environment: Pick<Environment, 'now'> },
): DateOnly {
  const { timezone, dayEndsAtHour } = settingsOf(cairn);
  return todayIn(timezone, cairn.environment.now(), dayEndsAtHour);
}
