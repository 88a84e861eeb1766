import { useCairn } from '@cairn/client/react/cairn-context';
import { deleteWebhook } from '@cairn/client/settings/webhook';
import { Button } from '@cairn/ui/button';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { m } from '@cairn/words/messages';
import { useRef } from 'react';
import { useServerAction } from '../../queries/use-server-action.ts';
import styles from './webhook.module.css';

interface RemoveWebhookDialogProps {
  readonly onClose: () => void;
  /** Moves the focus. */
  readonly onRemoved: () => void;
}

export function RemoveWebhookDialog({ onClose, onRemoved }: RemoveWebhookDialogProps) {
  const cairn = useCairn();
  const act = useServerAction(m.space_offline());
  const isRemoved = useRef(false);
  const remove = async () => {
    if ((await act.run(() => deleteWebhook(cairn))) === undefined) return;
    isRemoved.current = true;
    onRemoved();
  };
  return (
    <Dialog
      label={m.webhook_remove_title()}
      isOpen
      onClose={onClose}
      width={420}
      finalFocus={() => (isRemoved.current ? false : null)}
    >
      <DialogHead title={m.webhook_remove_title()} />
      <p className={styles.question}>{m.webhook_remove_lead()}</p>
      <footer className={styles.answers}>
        <Button look="ghost" onClick={onClose}>
          {m.action_cancel()}
        </Button>
        <Button look="danger" disabled={act.isBusy} onClick={() => void remove()}>
          {m.webhook_remove()}
        </Button>
      </footer>
    </Dialog>
  );
}
