import type { StepPlace } from '@cairn/core/climbs/climb-shape';
import { useId, useMemo } from 'react';
import styles from './climb-profile.module.css';
import { profileHeight, profileShape, profileWidth, type StoneState } from './profile-shape.ts';

export interface ProfileLabel {
  /** Of the step. */
  readonly index: number;
  readonly name: string;
  readonly when: string;
  readonly isNext: boolean;
}

/** A label needs this room beside its stone, in the picture's units. */
const roomBefore = 100;

interface ClimbProfileProps {
  readonly places: readonly StepPlace[];
  /** By step. Default: all ahead. */
  readonly states?: readonly StoneState[] | undefined;
  /** Varies the hills, such as the climb's code. */
  readonly seed: string;
  readonly size?: 'card' | 'hero' | 'tall';
  /** Beside some stones. Not for phones. */
  readonly labels?: readonly ProfileLabel[] | undefined;
}

/** A climb drawn from its steps, in the colour of the nearest `data-color`. Only the land stretches. */
export function ClimbProfile({ places, states, seed, size = 'card', labels }: ClimbProfileProps) {
  const clip = useId();
  const shape = useMemo(
    () =>
      profileShape(
        places,
        (index) => states?.[index] ?? (places[index]?.[3] === false ? 'off' : 'ahead'),
        seed,
      ),
    [places, states, seed],
  );
  const { stones, flag, way, land, far, near, doneTo } = shape;
  const stand = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    insetInlineStart: `${(x / profileWidth) * 100}%`,
    insetBlockStart: `${(y / profileHeight) * 100}%`,
  });
  return (
    <span className={styles.profile} data-size={size} dir="ltr" aria-hidden="true">
      <svg viewBox={`0 0 ${profileWidth} ${profileHeight}`} preserveAspectRatio="none">
        <path className={styles.far} d={far} />
        <path className={styles.near} d={near} />
        <path className={styles.land} d={land} />
        <clipPath id={`${clip}done`}>
          <rect x="-6" y="0" width={doneTo + 6} height={profileHeight} />
        </clipPath>
        <clipPath id={`${clip}ahead`}>
          <rect x={doneTo} y="0" width={profileWidth} height={profileHeight} />
        </clipPath>
        <path className={styles.way} data-ahead clipPath={`url(#${clip}ahead)`} d={way} />
        {doneTo > 0 && <path className={styles.way} clipPath={`url(#${clip}done)`} d={way} />}
      </svg>
      {stones.map((stone) => (
        <svg
          key={stone.x}
          className={styles.stone}
          data-state={stone.state}
          style={stand(stone)}
          viewBox="-8 -10 16 16"
        >
          <ellipse rx="5.6" ry="2.7" />
          <ellipse cx=".4" cy="-4.3" rx="3.7" ry="2.2" />
        </svg>
      ))}
      {labels?.map(({ index, name, when, isNext }) => {
        const stone = stones.findLast((one) => one.index <= index);
        if (!stone || (!isNext && stone.x < roomBefore)) return null;
        return (
          <span
            key={index}
            className={styles.label}
            data-next={isNext || undefined}
            data-far={stone.x > profileWidth - roomBefore || undefined}
            style={stand(stone)}
          >
            <b dir="auto">{name}</b>
            {when}
          </span>
        );
      })}
      <svg className={styles.flag} style={stand(flag)} viewBox="0 0 16 22">
        <path d="M2 21V3" />
        <path className={styles.cloth} d="M2 3c3.4-1.8 6 2 11.5 0v7c-4.6 2-7.6-1.9-11.5 0z" />
      </svg>
    </span>
  );
}
