import type { Player } from '@cairn/core/embeds/players';
import styles from './player-frame.module.css';

interface PlayerFrameProps {
  readonly player: Player;
  /** Title of the video, for screen readers. */
  readonly title: string;
}

/** Loads content of another site, so show it only after a click. */
export function PlayerFrame({ player, title }: PlayerFrameProps) {
  return (
    <iframe
      className={styles.player}
      title={title}
      src={player.frameUrl}
      // The player has another origin, so `allow-same-origin` gives no access to this page.
      // oxlint-disable-next-line iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation"
      referrerPolicy="strict-origin-when-cross-origin"
      allow="fullscreen"
    />
  );
}
