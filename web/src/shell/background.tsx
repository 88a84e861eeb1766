import { useActiveSpaces, useSettings, useSpaces } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { isBackgroundFile } from '@cairn/core/accounts/background';
import { useEffect } from 'react';
import styles from '../base/background.module.css';
import { useKeptPicture } from '../base/kept-picture.ts';

/**
 * What lies behind the planner, once its first picture is there. It is drawn so faintly, and the inks so much stronger, that
 * text keeps its contrast whatever the picture shows; panels have their own ground.
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

/** That of the only space that is shown, where it has one; else the person's own. */
function useShownBackground() {
  const { background } = useSettings();
  const active = useActiveSpaces();
  const only = useSpaces().find(({ id }) => active.length === 1 && id === active[0]);
  return only?.background ?? background;
}
