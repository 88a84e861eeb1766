import { wallTimeAt } from './zones.ts';

const dayMs = 86_400_000;
const minutesPerDay = 1440;
const firstMoment = Date.UTC(1990, 0, 1);
const lastMoment = Date.UTC(2060, 0, 1);

const offsets = new Map<string, readonly number[]>();

/**
 * Returns how many minutes a zone's clocks are ahead of UTC, modulo a day, at any time from 1990 to 2060. Offsets of less
 * than two weeks may be missing.
 */
export function zoneOffsets(zone: string): readonly number[] {
  const known = offsets.get(zone);
  if (known) return known;
  const all = new Set<number>();
  for (let moment = firstMoment; moment < lastMoment; moment += 14 * dayMs)
    all.add(wallTimeAt(moment, zone).minutes);
  const found = [...all];
  offsets.set(zone, found);
  return found;
}

/** Returns the minutes since midnight of UTC at which a zone's clocks show these minutes, in summer or winter. */
export function utcMinutesOf(minutes: number, zone: string): readonly number[] {
  return zoneOffsets(zone).map((offset) => (minutes - offset + minutesPerDay) % minutesPerDay);
}
