import { begunComment, keepBegunComment } from '@cairn/client/comments/begun-comment';
import type { CommentView } from '@cairn/client/comments/comments-of';
import { deleteComment } from '@cairn/client/comments/delete-comment';
import { editComment } from '@cairn/client/comments/edit-comment';
import { useCairn } from '@cairn/client/react/cairn-context';
import { writtenOn } from '@cairn/client/cairn/written-on';
import type { MembershipRow } from '@cairn/contract/spaces';
import { mayDeleteComment, mayEditComment } from '@cairn/core/comments/comment';
import { type WrittenText, writtenTextOf } from '@cairn/core/comments/written-text';
import type { Standing } from '@cairn/core/spaces/roles';
import type { SyncRecord } from '@cairn/core/sync/record';
import { Avatar } from '@cairn/ui/avatar';
import { IconButton } from '@cairn/ui/icon-button';
import { Menu, MenuItem } from '@cairn/ui/menu';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { refusalSentence } from '@cairn/words/refusals';
import CloudOff from 'lucide-react/icons/cloud-off';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { type RefObject, useRef, useState } from 'react';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { offerUndo } from '../goals/undo.ts';
import { momentName } from '../goals/moment-name.ts';
import { usePlanning } from '../goals/planning.ts';
import { CommentField } from './comment-field.tsx';
import { CommentText } from './comment-text.tsx';
import { mentionName } from '../notes/mention-name.ts';
import styles from './goal-comments.module.css';

interface CommentRowProps {
  readonly comment: CommentView;
  readonly author: { readonly name: string; readonly image: string | null };
  readonly members: readonly MembershipRow[];
  readonly standing: Standing;
  /** Gets the focus after the last comment is deleted. */
  readonly composerRef: RefObject<HTMLTextAreaElement | null>;
}

export function CommentRow({ comment, author, members, standing, composerRef }: CommentRowProps) {
  const cairn = useCairn();
  const planning = usePlanning();
  const { id } = cairn.account;
  const kept = `comment-edit-${comment.key}`;
  const [draft, setDraft] = useState<WrittenText | null>(() => begunComment(id, kept));
  const field = useRef<HTMLTextAreaElement>(null);
  const opened = useRef<SyncRecord | null>(null);

  const open = () => {
    opened.current = cairn.replica.record({ table: 'comments', key: comment.key }) ?? null;
    const begun = begunComment(id, kept);
    setDraft(begun ?? writtenTextOf(comment.richText, (mention) => mentionName(members, mention)));
  };
  const turnTo = (next: WrittenText | null) => {
    keepBegunComment(id, kept, next);
    setDraft(next);
  };
  const save = (written: WrittenText) => {
    const edited = writtenOn(cairn, opened.current, () => editComment(cairn, comment.key, written));
    if (!edited.ok) return showToast({ text: refusalSentence(edited.refusal.code) });
    turnTo(null);
    warnUnlessSaved(edited.value.saved, () => turnTo(written));
  };

  return (
    <li className={styles.row}>
      <Avatar name={author.name} image={author.image} size={28} />
      <div className={styles.said}>
        <header>
          <b>{author.name}</b>
          <time dateTime={comment.createdDatetime}>{momentName(comment.createdDatetime, planning)}</time>
          {comment.sync === 'failed' && (
            <span className={styles.failed}>
              <CloudOff aria-hidden="true" />
              {m.goal_not_synced()}
            </span>
          )}
        </header>
        {draft === null ? (
          <CommentText richText={comment.richText} members={members} />
        ) : (
          <CommentField
            fieldRef={field}
            members={members}
            label={m.comment_label()}
            action={m.action_save()}
            initial={draft}
            takesFocus
            onSend={save}
            onType={(written) => keepBegunComment(id, kept, written)}
            // Escape keeps the draft for the next edit.
            onCancel={(isPutAside) => (isPutAside ? setDraft(null) : turnTo(null))}
          />
        )}
      </div>
      {draft === null && (
        <CommentOptions
          comment={comment}
          author={author.name}
          standing={standing}
          fieldRef={composerRef}
          onEdit={open}
        />
      )}
    </li>
  );
}

interface CommentOptionsProps {
  readonly comment: CommentView;
  readonly author: string;
  readonly standing: Standing;
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  readonly onEdit: () => void;
}

function CommentOptions({ comment, author, standing, fieldRef, onEdit }: CommentOptionsProps) {
  const cairn = useCairn();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const focusAfter = useRef<HTMLElement | null>(null);
  const mayEdit = mayEditComment(standing, comment);
  const mayDelete = mayDeleteComment(standing, comment);
  if (!mayEdit && !mayDelete) return null;

  const remove = () => {
    const row = anchor?.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    focusAfter.current = neighbour?.querySelector('button') ?? fieldRef.current;
    const deletion = deleteComment(cairn, comment.key);
    warnUnlessSaved(deletion.saved);
    // A comment cannot be re-created in someone else's name.
    const step = comment.isOwn ? deletion.step : null;
    offerUndo(cairn, step, { text: m.comment_deleted_toast(), icon: <Trash /> });
  };

  return (
    <>
      <IconButton
        className={styles.options}
        label={m.comment_options({ name: author })}
        icon={<Ellipsis />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && (
        <Menu
          label={m.goal_options()}
          anchor={anchor}
          isOpen
          onOpenChange={() => setAnchor(null)}
          finalFocus={() => focusAfter.current}
        >
          {mayEdit && (
            <MenuItem icon={<Pencil />} onSelect={onEdit}>
              {m.comment_edit()}
            </MenuItem>
          )}
          {mayDelete && (
            <MenuItem icon={<Trash />} isDanger onSelect={remove}>
              {m.action_delete()}
            </MenuItem>
          )}
        </Menu>
      )}
    </>
  );
}
