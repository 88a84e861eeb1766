import { useCairn } from '@cairn/client/react/cairn-context';
import { settingsOf } from '@cairn/client/replica/settings-of';
import { changeSettings } from '@cairn/client/settings/change-settings';
import { introductionCode, withSeenCode } from '@cairn/core/accounts/seen-codes';
import { Button } from '@cairn/ui/button';
import { Ring } from '@cairn/ui/ring';
import { m } from '@cairn/words/messages';
import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';
import { IntroductionDialog } from './introduction-dialog.tsx';
import styles from './introduction.module.css';

const standsMs = 15_000;
const tickMs = 250;
/** As long as the animation. */
const leavesMs = 250;

/** A card for new people, shown once. Its time stops while the pointer or the focus is on it. */
export function IntroductionOffer({ video, onEnd }: { readonly video: string; readonly onEnd: () => void }) {
  const cairn = useCairn();
  const [leftMs, setLeft] = useState(standsMs);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isWatched, setWatched] = useState(false);
  const isOver = leftMs <= 0;
  const isHeld = isPointed || isFocused || isWatched || isOver;

  useEffect(() => {
    const { seenNotifications } = settingsOf(cairn);
    void changeSettings(cairn, { seenNotifications: withSeenCode(seenNotifications, introductionCode) })
      .saved;
  }, [cairn]);

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setInterval(() => setLeft((left) => left - tickMs), tickMs);
    return () => clearInterval(timer);
  }, [isHeld]);

  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(onEnd, leavesMs);
    return () => clearTimeout(timer);
  }, [isOver, onEnd]);

  const leave = () => setLeft(0);
  if (isWatched) return <IntroductionDialog video={video} onClose={onEnd} />;
  return (
    // The card only pauses its time here.
    // oxlint-disable-next-line no-noninteractive-element-interactions
    <section
      className={styles.offer}
      aria-label={m.intro_title()}
      data-leaving={isOver || undefined}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
      onKeyDown={({ key }) => key === 'Escape' && leave()}
    >
      <button
        type="button"
        className={styles.picture}
        aria-label={m.intro_watch()}
        tabIndex={-1}
        onClick={() => setWatched(true)}
      >
        <Play aria-hidden="true" />
      </button>
      <div role="status">
        <h2>{m.intro_title()}</h2>
        <p>{m.intro_lead()}</p>
      </div>
      <footer>
        <Button onClick={() => setWatched(true)}>{m.intro_watch()}</Button>
        <Button look="ghost" onClick={leave}>
          {m.intro_not_now()}
        </Button>
        <Ring share={leftMs / standsMs} />
      </footer>
    </section>
  );
}
