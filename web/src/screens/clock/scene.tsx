import { drawing, sceneOf } from '@cairn/core/boards/ridges';
import { memo } from 'react';
import styles from './clock-screen.module.css';

/** Mountains below the dial, the same on every device. */
export const Scene = memo(function Scene() {
  const { ridges } = sceneOf('clock');
  return (
    <svg
      className={styles.scene}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g transform={`translate(0 ${drawing.height * 0.55}) scale(1 .45)`}>
        {ridges.map((outline) => (
          <path key={outline} d={outline} />
        ))}
      </g>
    </svg>
  );
});
