import type { AskRefusal } from '@cairn/client/ask-refusal';
import type { BoardView } from '@cairn/client/boards/boards-of';
import {
  publishBoard,
  readBoardEditors,
  readBoardPublication,
  removeBoardEditor,
} from '@cairn/client/public-boards/board-publication';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useMembers, useStanding } from '@cairn/client/react/members';
import type { BoardPublicationEdit } from '@cairn/contract/public-boards';
import { mayOpenBoard } from '@cairn/core/boards/board-rights';
import { boardCategories } from '@cairn/core/boards/categories';
import { Avatar } from '@cairn/ui/avatar';
import { Button } from '@cairn/ui/button';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { Segmented } from '@cairn/ui/segmented';
import { Switch } from '@cairn/ui/switch';
import { showToast } from '@cairn/ui/toast';
import { boardCategoryName } from '@cairn/words/board-categories';
import { m } from '@cairn/words/messages';
import { useState } from 'react';
import { QueryPlaceholder } from '../../queries/query-placeholder.tsx';
import { useServerQuery } from '../../queries/use-server-query.ts';
import { reasonOf } from '../../base/reason-of.ts';
import { LinkLine } from '../../pickers/link-line.tsx';
import { useShell } from '../../base/shell-context.ts';
import styles from './share-board.module.css';

interface ShareBoardProps {
  readonly board: BoardView;
  readonly onClose: () => void;
}

/** Publishes a board; needs the network (docs/product.md, "The gallery"). */
export function ShareBoard({ board, onClose }: ShareBoardProps) {
  return (
    <Dialog label={m.board_share_title()} isOpen onClose={onClose} width={480}>
      <DialogHead title={m.board_share_title()} />
      <div className={styles.share}>
        {board.code === null ? <p role="status">{m.board_share_unsaved()}</p> : <ShareForm board={board} />}
      </div>
    </Dialog>
  );
}

function ShareForm({ board }: { readonly board: BoardView }) {
  const cairn = useCairn();
  const { user } = useShell();
  const mayOpen = mayOpenBoard(useStanding(useMembers(board.space)));
  const [isBusy, setBusy] = useState(false);
  const query = useServerQuery(['board publication', board.id], () => readBoardPublication(cairn, board.id));
  if (!query.value)
    return (
      <QueryPlaceholder query={query} failure={m.board_share_failed()} offline={m.share_offline()} rows={3} />
    );
  const { isPublic, url, subgoals, isListed, category, allowCollaboration } = query.value;
  const { likesCount, followersCount, clonesCount } = query.value;

  const publish = async (edit: Omit<BoardPublicationEdit, 'baseRev'>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    const outcome = await publishBoard(cairn, board.id, edit);
    setBusy(false);
    if (outcome.ok) query.replace(outcome.value);
    else tell(outcome.refusal);
    return outcome.ok;
  };
  const renew = async () => {
    if (await publish({ newLink: true })) showToast({ text: m.share_link_renewed() });
  };

  return (
    <>
      <Switch
        label={m.share_publish()}
        isOn={isPublic}
        onChange={(isOn) => void publish({ isPublic: isOn })}
      />
      <p className={styles.lead}>{isPublic ? m.board_share_public_lead() : m.share_private_lead()}</p>
      {isPublic && url !== null && (
        <>
          <LinkLine name={board.name} url={url} />
          <p className={styles.lead}>
            {m.public_board_likes({ count: likesCount })} ·{' '}
            {m.public_board_followers({ count: followersCount })} ·{' '}
            {m.public_board_clones({ count: clonesCount })}
          </p>
          <Segmented
            label={m.share_subgoals()}
            segments={[
              { value: 'public', label: m.share_subgoals_public() },
              { value: 'all', label: m.share_subgoals_all() },
            ]}
            value={subgoals}
            onChange={(wanted) => void publish({ subgoals: wanted })}
          />
          {mayOpen && user.hasGallery && (
            <>
              <Switch
                label={m.board_share_list()}
                isOn={isListed}
                onChange={(isOn) => void publish({ isListed: isOn })}
              />
              {isListed && (
                <label className={styles.category}>
                  {m.board_share_category()}
                  <select
                    value={category ?? ''}
                    onChange={(event) => {
                      const { value } = event.currentTarget;
                      const chosen = boardCategories.find((code) => code === value) ?? null;
                      void publish({ category: chosen });
                    }}
                  >
                    <option value="">{m.board_share_no_category()}</option>
                    {boardCategories.map((code) => (
                      <option key={code} value={code}>
                        {boardCategoryName(code)}
                      </option>
                    ))}
                  </select>
                </label>
              )}
            </>
          )}
          {mayOpen && (
            <>
              <Switch
                label={m.board_share_join()}
                isOn={allowCollaboration}
                onChange={(isOn) => void publish({ allowCollaboration: isOn })}
              />
              <p className={styles.lead}>{m.board_share_join_lead()}</p>
            </>
          )}
          {allowCollaboration && <Editors boardId={board.id} mayRemove={mayOpen} />}
          <Button disabled={isBusy} onClick={() => void renew()}>
            {m.share_new_link()}
          </Button>
        </>
      )}
    </>
  );
}

interface EditorsProps {
  readonly boardId: string;
  readonly mayRemove: boolean;
}

/** Owners and admins can remove people who have joined. */
function Editors({ boardId, mayRemove }: EditorsProps) {
  const cairn = useCairn();
  const query = useServerQuery(['boards', 'editors', boardId], () => readBoardEditors(cairn, boardId));
  if (!query.value)
    return (
      <QueryPlaceholder query={query} failure={m.board_share_failed()} offline={m.share_offline()} rows={1} />
    );
  const editors = query.value;
  const remove = async (userId: string) => {
    const removed = await removeBoardEditor(cairn, boardId, userId);
    if (!removed.ok) return tell(removed.refusal);
    query.replace(editors.filter((editor) => editor.userId !== userId));
  };
  if (editors.length === 0) return <p className={styles.lead}>{m.board_editors_none()}</p>;
  return (
    <ul className={styles.editors} aria-label={m.board_editors()}>
      {editors.map(({ userId, name, image }) => (
        <li key={userId}>
          <Avatar name={name} image={image} size={24} />
          <bdi>{name}</bdi>
          {mayRemove && (
            <Button
              look="ghost"
              aria-label={m.board_editor_remove({ name })}
              onClick={() => void remove(userId)}
            >
              {m.board_editor_remove_short()}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function tell(refusal: AskRefusal): void {
  showToast({ text: reasonOf(refusal, m.share_offline()) });
}
