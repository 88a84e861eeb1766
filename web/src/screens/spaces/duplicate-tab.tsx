import { useCairn } from '@cairn/client/react/cairn-context';
import { cloneSpace } from '@cairn/client/spaces/space-calls';
import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import { useNavigate } from '@tanstack/react-router';
import CopyIcon from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useServerAction } from '../../queries/use-server-action.ts';
import type { SpaceTabProps } from './space-dialog.tsx';
import styles from './space-dialog.module.css';

/** The copy has no other members. `/spaces/{id}/activate/` shows it. */
export function DuplicateTab({ space }: SpaceTabProps) {
  const cairn = useCairn();
  const navigate = useNavigate();
  const act = useServerAction(m.space_offline());
  const [key] = useState(() => cairn.environment.newId());
  const duplicate = async () => {
    const id = await act.run(() => cloneSpace(cairn, space.id, key));
    if (id !== undefined)
      void navigate({ to: '/spaces/$id/{-$part}/', params: { id, part: 'activate' }, replace: true });
  };
  return (
    <div className={styles.tab}>
      <p className={styles.lead}>{m.space_duplicate_lead()}</p>
      <Button
        look="primary"
        icon={<CopyIcon aria-hidden="true" />}
        disabled={act.isBusy}
        onClick={() => void duplicate()}
      >
        {act.isBusy ? m.space_duplicating() : m.space_duplicate()}
      </Button>
    </div>
  );
}
