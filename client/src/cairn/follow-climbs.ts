import { lifeOf } from '@cairn/core/accounts/settings';
import type { EpochMs } from '@cairn/core/time/zones';
import type { Environment, Stop } from '../environment/environment.ts';
import { SettledClimbs } from '../replica/settled-climbs.ts';
import { type SettingsHolder, settingsOf } from '../replica/settings-of.ts';

/** In milliseconds. A timer may be late after the device has slept. */
const longestDelayMs = 3_600_000;

interface Followed {
  /** Opens the goals whose moment has come. */
  readonly look: () => void;
  /** Call this at the end of the feed. */
  readonly endReading: () => void;
  readonly stop: Stop;
}

/** Locks the goals of climbs, and opens each at its moment, also with no network. */
export function followClimbs(
  cairn: SettingsHolder & {
    readonly environment: Pick<Environment, 'now' | 'after'>;
  },
): Followed {
  const { environment, replica } = cairn;
  const time = () => {
    const settings = settingsOf(cairn);
    return { now: environment.now(), zone: settings.timezone, life: lifeOf(settings) };
  };
  const settled = new SettledClimbs(time(), (climb) => replica.recordById('climb_subscriptions', climb));
  let awaited: EpochMs | null = null;
  let stopTimer: Stop = () => undefined;
  const look = () => replica.settleClimbs(settled.lookFrom(time()));
  const wait = () => {
    const next = settled.opensNext();
    if (next === awaited) return;
    stopTimer();
    awaited = next;
    if (next === null) return;
    const delayMs = Math.min(Math.max(next - environment.now(), 1), longestDelayMs);
    stopTimer = environment.after(delayMs, () => {
      awaited = null;
      look();
      wait();
    });
  };
  const stopWatching = replica.watch('climbs', wait);
  replica.climbs.settled = settled;
  replica.settleClimbs(replica.climbs.all());
  return {
    look,
    endReading: () => replica.settleClimbs(settled.endReading()),
    stop() {
      stopWatching();
      stopTimer();
    },
  };
}
