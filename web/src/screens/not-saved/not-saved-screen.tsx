import type { Cairn } from '@cairn/client/cairn/cairn';
import { useSyncStatus } from '@cairn/client/react/account';
import { useParkedRecords, useShelf } from '@cairn/client/react/shelf';
import { useCairn } from '@cairn/client/react/cairn-context';
import { discardUpload, letGo, notSavedAsJson, putBack, retryUpload } from '@cairn/client/shelf/shelf';
import type { ShelfEntry } from '@cairn/client/store/account-store';
import { Button } from '@cairn/ui/button';
import { EmptyState } from '@cairn/ui/empty-state';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { refusalSentence } from '@cairn/words/refusals';
import { warnUnlessSaved } from '../../goals/warn-unless-saved.ts';
import { copyText } from '../../base/copy-text.ts';
import { downloadText } from '../../base/download-text.ts';
import { Notice } from '../../base/notice.tsx';
import { PageBody } from '../../page/page-body.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { useShell } from '../../base/shell-context.ts';
import styles from './not-saved-screen.module.css';
import { NotSavedRow } from './not-saved-row.tsx';
import { entryText, parkedText } from './entry-text.ts';

/** Comments and folder entries cannot restore their goal. */
const canRestore = ({ reason, table }: ShelfEntry) =>
  reason === 'deletedElsewhere' && ['goals', 'boards', 'buckets', 'climbs'].includes(table);

async function putBackOrTell(cairn: Cairn, entry: ShelfEntry): Promise<void> {
  const outcome = await putBack(cairn, entry);
  if (outcome.ok) return;
  const { code } = outcome.refusal;
  showToast({ text: code === 'goal.unknown' ? m.shelf_goal_gone() : refusalSentence(code) });
}

/** `/settings/not-saved/`: values that lost a merge, refused uploads, edits of deleted records. */
export function NotSavedScreen() {
  const cairn = useCairn();
  const { user } = useShell();
  const shelf = useShelf();
  const parked = useParkedRecords();
  const { online, waiting } = useSyncStatus();
  const isEmpty = shelf.length === 0 && parked.length === 0;

  const copy = (text: string) =>
    void copyText(text).then((isThere) =>
      showToast({ text: isThere ? m.shelf_copied() : m.shelf_copy_failed() }),
    );

  return (
    <>
      <PageHead
        title={m.shelf_title()}
        end={
          !isEmpty && (
            <Button onClick={() => downloadText('cairn-not-saved.json', notSavedAsJson(cairn))}>
              {m.shelf_download_all()}
            </Button>
          )
        }
      />
      <PageBody>
        {!online && (
          <Notice
            title={m.offline_title()}
            lead={waiting > 0 ? m.offline_waiting({ count: waiting }) : m.offline_lead()}
          />
        )}
        {isEmpty && <EmptyState filled={7} title={m.shelf_empty()} lead={m.shelf_empty_lead()} />}
        {!isEmpty && <p className={styles.lead}>{m.shelf_lead()}</p>}
        <ul className={styles.rows}>
          {parked.map((record) => {
            const text = parkedText(cairn, record, user.level);
            return (
              <NotSavedRow
                key={record.key}
                text={text}
                putBackLabel={m.action_retry()}
                onPutBack={() => warnUnlessSaved(retryUpload(cairn, record).saved)}
                onCopy={() => copy(text.value)}
                onLetGo={() => warnUnlessSaved(discardUpload(cairn, record).saved)}
              />
            );
          })}
          {shelf.map((entry) => {
            const text = entryText(cairn, entry);
            return (
              <NotSavedRow
                key={entry.entryId}
                text={text}
                putBackLabel={canRestore(entry) ? m.shelf_restore() : m.shelf_put_back()}
                onPutBack={() => warnUnlessSaved(putBackOrTell(cairn, entry))}
                onCopy={() => copy(text.value)}
                onLetGo={() => warnUnlessSaved(letGo(cairn, [entry.entryId]))}
              />
            );
          })}
        </ul>
      </PageBody>
    </>
  );
}
