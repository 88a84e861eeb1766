import { m } from '@cairn/words/messages';

/** Returns `36 minutes`, or short `36 min`; from an hour on `1 h 36 min`. */
export function minutesText(minutes: number, look: 'long' | 'short' = 'long'): string {
  if (minutes >= 60) return m.home_hours_minutes({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return look === 'long' ? m.home_minutes({ count: minutes }) : m.home_short_minutes({ minutes });
}
