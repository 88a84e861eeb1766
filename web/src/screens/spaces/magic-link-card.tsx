import { useCairn } from '@cairn/client/react/cairn-context';
import { readMagicLink, renewMagicLink } from '@cairn/client/people/people-calls';
import type { MagicLink } from '@cairn/contract/spaces';
import { mayShareLink } from '@cairn/core/spaces/roles';
import { Button } from '@cairn/ui/button';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import Check from 'lucide-react/icons/check';
import LinkIcon from 'lucide-react/icons/link';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useEffect, useState } from 'react';
import { QueryPlaceholder } from '../../queries/query-placeholder.tsx';
import { useServerAction } from '../../queries/use-server-action.ts';
import { useServerQuery } from '../../queries/use-server-query.ts';
import { copyText } from '../../base/copy-text.ts';
import type { SpaceTabProps } from './space-dialog.tsx';
import styles from './space-dialog.module.css';

/** In milliseconds. */
const copiedMs = 1000;

/** Owners get the link; other members see that they can ask an owner. */
export function MagicLinkCard({ space, standing }: Pick<SpaceTabProps, 'space' | 'standing'>) {
  if (!mayShareLink(standing)) return <p className={styles.note}>{m.space_link_ask_owner()}</p>;
  return <OwnersLink space={space} />;
}

function OwnersLink({ space }: Pick<SpaceTabProps, 'space'>) {
  const cairn = useCairn();
  const act = useServerAction(m.space_offline());
  const [isCopied, setCopied] = useState(false);
  const query = useServerQuery(['magic link', space.id], () => readMagicLink(cairn, space.id));
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (query.value === undefined)
    return (
      <QueryPlaceholder query={query} failure={m.space_link_failed()} offline={m.space_offline()} rows={1} />
    );
  const link = query.value;
  const url = link?.joinUrl ?? null;

  const renew = async () => {
    const made = await act.run(() => renewMagicLink(cairn, space.id));
    if (!made) return;
    query.replace(made);
    if (link) showToast({ text: m.share_link_renewed() });
  };
  const copy = async (url: string) => {
    if (await copyText(url)) setCopied(true);
    else showToast({ text: m.share_copy_failed() });
  };

  return (
    <div className={styles.card}>
      <p>
        <b>{m.space_link()}</b>
        <span>{linkLead(link)}</span>
      </p>
      <Button
        icon={<RefreshCw aria-hidden="true" />}
        look={url === null ? 'primary' : 'plain'}
        disabled={act.isBusy}
        onClick={() => void renew()}
      >
        {m.share_new_link()}
      </Button>
      {url !== null && (
        <Button
          look="primary"
          icon={isCopied ? <Check aria-hidden="true" /> : <LinkIcon aria-hidden="true" />}
          onClick={() => void copy(url)}
        >
          {isCopied ? m.space_link_copied() : m.action_copy()}
        </Button>
      )}
    </div>
  );
}

function linkLead(link: MagicLink | null): string {
  if (link === null) return m.space_link_none();
  return link.joinUrl === null ? m.space_link_hidden() : m.space_link_lead();
}
