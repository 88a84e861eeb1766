import { useCairn } from '@cairn/client/react/cairn-context';
import { useShelf } from '@cairn/client/react/shelf';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { rulesOf } from '@cairn/core/sync/tables/all-tables';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/** Shows each rejected change of a board or a list one time, and not again on a later visit. */
export function RolledBackNotice() {
  const { environment } = useCairn();
  const shelf = useShelf();
  const navigate = useNavigate();
  const [since] = useState(() => new Date(environment.now()).toISOString());
  const shown = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const fresh = shelf.filter(
      ({ entryId, shelvedAt, reason, table }) =>
        shelvedAt >= since &&
        !shown.current.has(entryId) &&
        reason === 'partRefused' &&
        rulesOf(table).rollsBack,
    );
    shown.current = new Set([...shown.current, ...fresh.map(({ entryId }) => entryId)]);
    for (const { name } of fresh) {
      showToast({
        text: m.shelf_rolled_back({ name: nameInSentence(name) }),
        action: { label: m.action_show(), run: () => void navigate({ to: '/settings/not-saved/' }) },
      });
    }
  }, [shelf, since, navigate]);
  return null;
}
