/** A pull to the right ticks, a pull to the left chooses another period. */
export type PullDeed = 'tick' | 'schedule';

export interface RowPull {
  /** Pixels; negative to the left. */
  readonly offset: number;
  /** The action on release; null at rest. */
  readonly deed: PullDeed | null;
  /** The sign's size, 0 to 1. */
  readonly share: number;
  readonly isReady: boolean;
}

/** In pixels. */
export const readyDistance = 72;
/** Beyond {@link readyDistance}, the row follows by this share, so that the user feels the limit. */
const give = 0.25;

/** @param distance in pixels from the touch */
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
