import { useCairn } from '@cairn/client/react/cairn-context';
import { deleteSpace } from '@cairn/client/spaces/space-calls';
import type { SpaceRow } from '@cairn/contract/spaces';
import { spaceRestorableDays } from '@cairn/core/spaces/space';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { useEffect, useState } from 'react';
import { useServerAction } from '../../queries/use-server-action.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { endedHere } from '../../spaces/ended-here.ts';
import { bidiIsolated } from '../../goals/bidi-isolated.ts';

/** To prevent accidents. */
const countdownSeconds = 5;

interface DeleteSpaceDialogProps {
  readonly space: SpaceRow;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteSpaceDialog({ space, onClose, onDeleted }: DeleteSpaceDialogProps) {
  const cairn = useCairn();
  const act = useServerAction(m.space_offline());
  const [seconds, setSeconds] = useState(countdownSeconds);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  const remove = async () => {
    endedHere.add(space.id);
    if ((await act.run(() => deleteSpace(cairn, space.id))) === undefined)
      return void endedHere.delete(space.id);
    showToast({ text: m.space_deleted({ name: bidiIsolated(space.name), days: spaceRestorableDays }) });
    onDeleted();
  };
  return (
    <ConfirmDialog
      title={m.space_delete_title()}
      question={
        <>
          <p>{m.space_delete_what({ name: bidiIsolated(space.name) })}</p>
          <p>{m.space_delete_final()}</p>
          <p>{m.space_delete_restorable({ days: spaceRestorableDays })}</p>
        </>
      }
      confirm={seconds > 0 ? m.space_delete_in({ seconds }) : m.space_delete()}
      cancel={m.space_delete_keep()}
      isBusy={seconds > 0 || act.isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
