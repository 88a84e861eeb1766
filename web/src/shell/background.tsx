import { useActiveSpaces, useSettings, useSpaces } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { isBackgroundFile } from '@cairn/core/accounts/background';
import { useEffect } from 'react';
import styles from '../base/background.module.css';
import { useKeptPicture } from '../base/kept-picture.ts';

/**
 * Loaded after the first paint. The picture is faint and text colours are stronger, so that any picture
 * leaves enough contrast.
 */
export function Background() {
  const { account } = useCairn();
  const background = useShownBackground();
  const file = background !== null && isBackgroundFile(background) ? background : null;
  const picture = useKeptPicture(account.id, file);
  const isShown = file === null ? background !== null : picture !== null;

  useEffect(() => {
    document.documentElement.toggleAttribute('data-background', isShown);
    return () => document.documentElement.removeAttribute('data-background');
  }, [isShown]);

  if (!isShown) return null;
  return (
    <div className={styles.wash} data-ground={file === null ? background : 'file'} aria-hidden="true">
      {picture !== null && <img src={picture} alt="" />}
    </div>
  );
}

/**
 * Returns the background of the active space if exactly one space is active and has a background; otherwise
 * the user's.
 */
function useShownBackground() {
  const { background } = useSettings();
  const active = useActiveSpaces();
  const only = useSpaces().find(({ id }) => active.length === 1 && id === active[0]);
  return only?.background ?? background;
}
