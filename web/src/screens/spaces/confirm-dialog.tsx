import { Button } from '@cairn/ui/button';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { m } from '@cairn/words/messages';
import type { ReactNode } from 'react';
import styles from './space-dialog.module.css';

interface ConfirmDialogProps {
  readonly title: string;
  readonly question: ReactNode;
  readonly confirm: string;
  /** "Cancel" by default. */
  readonly cancel?: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, question, confirm, cancel = m.action_cancel(), isBusy, onConfirm, onClose } = props;
  return (
    <Dialog label={title} isOpen onClose={onClose} width={420}>
      <DialogHead title={title} />
      <div className={styles.question}>{question}</div>
      <footer className={styles.answers}>
        <Button look="ghost" onClick={onClose}>
          {cancel}
        </Button>
        <Button look="danger" disabled={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </footer>
    </Dialog>
  );
}
