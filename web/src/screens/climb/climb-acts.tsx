import { reportClimb } from '@cairn/client/climbs/public-climbs';
import { useCairnIfAny } from '@cairn/client/react/cairn-context';
import type { PublicClimbCard } from '@cairn/core/climbs/climb';
import { Button } from '@cairn/ui/button';
import { IconButton } from '@cairn/ui/icon-button';
import { showToast } from '@cairn/ui/toast';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import Flag from 'lucide-react/icons/flag';
import Heart from 'lucide-react/icons/heart';
import Share from 'lucide-react/icons/share';
import { lazy, Suspense, useState } from 'react';
import { copyText } from '../../base/copy-text.ts';
import { useClimbLike } from '../../climbs/use-climb-like.ts';
import styles from './climb-screen.module.css';

const ReportDialog = lazy(() =>
  import('../../public-pages/report-dialog.tsx').then((part) => ({ default: part.ReportDialog })),
);

/** Like, link and report of a public climb. */
export function ClimbActs({ climb }: { readonly climb: PublicClimbCard }) {
  const isMember = useCairnIfAny() !== null;
  const isNarrow = useNarrow();
  const { liked, likesCount, like } = useClimbLike(climb);
  const [isReporting, setReporting] = useState(false);
  const { code, own } = climb;
  return (
    <span className={styles.acts}>
      {!own && (
        <button
          type="button"
          className={styles.like}
          aria-pressed={liked}
          aria-label={`${m.public_board_like()}, ${m.public_board_likes({ count: likesCount })}`}
          data-tip={m.public_board_like()}
          onClick={like}
        >
          <Heart aria-hidden="true" />
          <span aria-hidden="true">{likesCount}</span>
        </button>
      )}
      {isNarrow ? (
        <IconButton label={m.climb_share()} icon={<Share />} onClick={() => void copyAddress(code)} />
      ) : (
        <Button icon={<Share />} onClick={() => void copyAddress(code)}>
          {m.climb_share()}
        </Button>
      )}
      {isMember && !own && (
        <IconButton label={m.public_board_report()} icon={<Flag />} onClick={() => setReporting(true)} />
      )}
      {isReporting && (
        <Suspense fallback={null}>
          <ReportDialog
            title={m.climb_report_title()}
            report={(reason) => reportClimb(code, reason)}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
    </span>
  );
}

async function copyAddress(code: string): Promise<void> {
  const url = `${location.origin}/climbs/${code}/`;
  showToast({ text: (await copyText(url)) ? m.share_copied() : m.share_copy_failed() });
}
