import type { NotesDelta, NotesOps } from '@cairn/core/notes/delta';
import styles from './goal-comments.module.css';

/** What a comment says, to read: its words with their line breaks, and who is mentioned. */
export function CommentText({ richText }: { readonly richText: NotesDelta }) {
  return (
    <p className={styles.text} dir="auto">
      {piecesOf(richText.ops)}
    </p>
  );
}

function piecesOf(ops: NotesOps): React.ReactNode[] {
  return ops.map(({ insert }, at) => {
    if (typeof insert === 'string') return at === ops.length - 1 ? insert.trimEnd() : insert;
    const mention = insert?.['mention'] as { readonly name?: unknown } | undefined;
    // The pieces of one text keep their order, so their places name them.
    // oxlint-disable-next-line react/no-array-index-key
    return mention && <mark key={at}>@{String(mention.name ?? '')}</mark>;
  });
}
