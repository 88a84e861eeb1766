import type { MembershipRow } from '@cairn/contract/spaces';
import { mentionIn } from '@cairn/core/comments/written-text';
import type { NotesDelta, NotesOps } from '@cairn/core/notes/delta';
import { m } from '@cairn/words/messages';
import { mentionName } from '../notes/mention-name.ts';
import styles from './goal-comments.module.css';

interface CommentTextProps {
  readonly richText: NotesDelta;
  readonly members: readonly MembershipRow[];
}

export function CommentText({ richText, members }: CommentTextProps) {
  return (
    <p className={styles.text} dir="auto">
      {piecesOf(richText.ops, members)}
    </p>
  );
}

function piecesOf(ops: NotesOps, members: readonly MembershipRow[]): React.ReactNode[] {
  return ops.map(({ insert }, at) => {
    if (typeof insert === 'string') return at === ops.length - 1 ? insert.trimEnd() : insert;
    const mention = mentionIn(insert);
    if (!mention) return m.note_other();
    // The pieces of one text keep their order, so their indexes identify them.
    // oxlint-disable-next-line react/no-array-index-key
    return <mark key={at}>@{mentionName(members, mention)}</mark>;
  });
}
