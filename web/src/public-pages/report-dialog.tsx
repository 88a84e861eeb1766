import type { AskRefusal } from '@cairn/client/ask-refusal';
import type { Outcome } from '@cairn/core/outcome';
import { Button } from '@cairn/ui/button';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../base/reason-of.ts';
import styles from './public-board.module.css';

interface ReportDialogProps {
  readonly title: string;
  readonly report: (reason: string) => Promise<Outcome<unknown, AskRefusal>>;
  readonly onClose: () => void;
}

export function ReportDialog({ title, report, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    const answer = await report(reason.trim());
    setSending(false);
    if (!answer.ok) return setFailure(reasonOf(answer.refusal));
    showToast({ text: m.public_board_reported() });
    onClose();
  };
  return (
    <Dialog label={title} isOpen onClose={onClose} width={440}>
      <DialogHead title={title} />
      <form className={styles.report} onSubmit={(event) => void send(event)}>
        <label>
          {m.public_board_report_reason()}
          <textarea
            value={reason}
            rows={4}
            maxLength={2000}
            required
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </label>
        {failure !== null && <p role="alert">{failure}</p>}
        <Button type="submit" look="primary" disabled={isSending || reason.trim() === ''}>
          {m.public_board_report_send()}
        </Button>
      </form>
    </Dialog>
  );
}
