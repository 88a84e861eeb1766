import { useSyncStatus } from '@cairn/client/react/account';
import { playerOf } from '@cairn/core/embeds/players';
import { Button } from '@cairn/ui/button';
import { Dialog } from '@cairn/ui/dialog';
import { m } from '@cairn/words/messages';
import { useRef, useState } from 'react';
import { usePlanning } from '../goals/planning.ts';
import { PlayerFrame } from '../embeds/player-frame.tsx';
import styles from './introduction.module.css';

interface IntroductionDialogProps {
  /** Address of the video. */
  readonly video: string;
  readonly onClose: () => void;
}

/** Plays the operator's video. Nothing plays by itself. */
export function IntroductionDialog({ video, onClose }: IntroductionDialogProps) {
  const { online } = useSyncStatus();
  const close = useRef<HTMLButtonElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const player = playerOf(video);
  const isPlayable = online && !hasFailed;
  return (
    <Dialog
      label={m.intro_title()}
      isOpen
      onClose={onClose}
      width={760}
      // Keys pressed in the frame of another site do not arrive here.
      initialFocus={close}
    >
      <div className={styles.film}>
        {isPlayable ? (
          player ? (
            <PlayerFrame player={player} title={m.intro_title()} />
          ) : (
            <Film video={video} onFailure={() => setFailed(true)} />
          )
        ) : (
          <p className={styles.failed} role="alert">
            {online ? m.intro_failed() : m.intro_offline()}
            {online && (
              <a href={video} target="_blank" rel="noopener noreferrer">
                {m.intro_elsewhere()}
              </a>
            )}
          </p>
        )}
        <footer>
          <h2>{m.intro_title()}</h2>
          <Button ref={close} onClick={onClose}>
            {m.action_close()}
          </Button>
        </footer>
      </div>
    </Dialog>
  );
}

/** A file of this origin. Its captions lie beside it under the same name and `.vtt`. */
function Film({ video, onFailure }: { readonly video: string; readonly onFailure: () => void }) {
  const { locale } = usePlanning();
  return (
    // oxlint-disable-next-line media-has-caption
    <video controls preload="metadata" src={video} onError={onFailure}>
      <track kind="captions" src={captionsOf(video)} srcLang={locale} default />
    </video>
  );
}

function captionsOf(video: string): string {
  const address = new URL(video);
  address.pathname = address.pathname.replace(/\.[^./]+$/u, '') + '.vtt';
  return address.href;
}
