import { useSyncStatus } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { notSavedAsJson } from '@cairn/client/shelf/shelf';
import { signOut } from '@cairn/client/session/session-calls';
import { Button } from '@cairn/ui/button';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { m } from '@cairn/words/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { reasonOf } from '../base/reason-of.ts';
import { downloadText } from '../base/download-text.ts';
import styles from './sign-out-dialog.module.css';
import { leaveDevice } from './leave-device.ts';

/**
 * Tries again to send unsent edits. If some remain, the user may download them before the device's data
 * is wiped (docs/product.md, "How sync keeps work").
 */
export function SignOutDialog({ onClose }: { readonly onClose: () => void }) {
  const cairn = useCairn();
  const { waiting, notSaved } = useSyncStatus();
  const [failure, setFailure] = useState<string | null>(null);
  const isGoing = useRef(false);
  const count = waiting + notSaved;

  const leave = useCallback(() => {
    if (isGoing.current) return;
    isGoing.current = true;
    void leaveDevice(cairn, signOut).then((outcome) => {
      if (outcome.ok) return;
      isGoing.current = false;
      setFailure(reasonOf(outcome.refusal));
    });
  }, [cairn]);

  useEffect(() => cairn.wake(), [cairn]);
  // Continue the sign-out when everything is sent.
  useEffect(() => {
    if (count === 0) leave();
  }, [count, leave]);

  return (
    <Dialog label={m.sign_out_title()} isOpen onClose={onClose} width={440}>
      <DialogHead title={count === 0 ? m.settings_sign_out() : m.sign_out_title()} />
      <p className={styles.question}>
        {count > 0 && m.sign_out_lead({ count })}
        {failure !== null && <span role="alert">{failure}</span>}
      </p>
      <footer className={styles.answers}>
        {count > 0 && (
          <>
            <Button onClick={() => downloadText('cairn-unsent.json', notSavedAsJson(cairn))}>
              {m.sign_out_download()}
            </Button>
            <Button onClick={() => cairn.wake()}>{m.sign_out_try()}</Button>
            <Button look="danger" onClick={leave}>
              {m.sign_out_anyway()}
            </Button>
          </>
        )}
        <Button look="ghost" onClick={onClose}>
          {m.sign_out_stay()}
        </Button>
      </footer>
    </Dialog>
  );
}
