import { m } from '@cairn/words/messages';

/** Returns `30m`, `1H` or `1:30H`. */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return m.time_minutes({ minutes: rest });
  return rest === 0
    ? m.time_hours({ hours })
    : m.time_hours_minutes({ hours, minutes: String(rest).padStart(2, '0') });
}
