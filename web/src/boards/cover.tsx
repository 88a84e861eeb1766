import { type Background, isBackgroundFile } from '@cairn/core/accounts/background';
import { defaultBoardColor } from '@cairn/core/boards/board';
import { memo } from 'react';
import styles from './cover.module.css';
import { Ground } from './ground.tsx';
import { drawing, sceneOf } from '@cairn/core/boards/ridges';

interface CoverProps {
  readonly background: Background | null;
  readonly color: string;
  /** Decides the shape of the mountains. Equal seeds give equal mountains on every device. */
  readonly seed: string;
}

/** Grounds that are drawings themselves. */
const drawn: readonly (Background | null)[] = ['contours', 'stones'];

/** A card's picture: mountains in the board's colour or before its background, or an uploaded picture. */
export const Cover = memo(function Cover({ background, color, seed }: CoverProps) {
  if (background !== null && (isBackgroundFile(background) || drawn.includes(background)))
    return <Ground background={background} color={color} isSmall />;
  const { ridges, sun, color: own } = sceneOf(seed);
  const isChosen = color !== '' && color.toUpperCase() !== defaultBoardColor;
  return (
    <Ground background={background} color={isChosen ? color : own} className={styles.sky} isSmall>
      <svg
        className={styles.ridges}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        preserveAspectRatio="xMidYMax slice"
        style={
          {
            '--sun': `${(sun.x / drawing.width) * 100}% ${(sun.y / drawing.height) * 100}%`,
          } as React.CSSProperties
        }
      >
        <circle cx={sun.x} cy={sun.y} r="5" />
        {ridges.map((outline) => (
          <path key={outline} d={outline} />
        ))}
      </svg>
    </Ground>
  );
});
