/** What a row does when it is let go: to the right it is ticked, to the left another period is chosen for it. */
export type PullDeed = 'tick' | 'schedule';

/** How a row stands while a finger pulls it sideways. */
export interface RowPull {
  /** How far it is drawn from its place, in pixels; to the left below 0. */
  readonly offset: number;
  /** Null while it stands in its place. */
  readonly deed: PullDeed | null;
  /** How far the sign has grown, 0 to 1. */
  readonly share: number;
  /** Whether the deed is done when it is let go now. */
  readonly isReady: boolean;
}

/** How far a row is pulled before something is done, in pixels. */
export const readyDistance = 72;
/** Beyond that it follows the finger by this share of the way only, so that the hand feels it is enough. */
const give = 0.25;

/** How a row stands when the finger is `distance` pixels from where it touched it. */
export function rowPullAt(distance: number, mayTick: boolean): RowPull {
  const deed = distance < 0 ? 'schedule' : distance > 0 && mayTick ? 'tick' : null;
  if (deed === null) return { offset: 0, deed, share: 0, isReady: false };
  const length = Math.abs(distance);
  const shown = Math.min(length, readyDistance) + Math.max(0, length - readyDistance) * give;
  return {
    offset: Math.sign(distance) * shown,
    deed,
    share: Math.min(1, length / readyDistance),
    isReady: length >= readyDistance,
  };
}
