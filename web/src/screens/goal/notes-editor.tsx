import { changeNotes } from '@cairn/client/goals/change-goal';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { GoalView } from '@cairn/client/replica/goal-view';
import type { NotesDelta, NotesOps } from '@cairn/core/notes/delta';
import { notesDifference } from '@cairn/core/notes/delta';
import { m } from '@cairn/words/messages';
import type Quill from 'quill/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keep } from '../../goals/keep.ts';
import { changeOfDocument, documentOf } from './note-document.ts';
import { NoteEmbeds } from './note-embeds.tsx';
import { NoteToolbar } from './note-toolbar.tsx';
import { NoteUploadList } from './note-upload-list.tsx';
import styles from './notes-editor.module.css';
import { createQuill } from './quill-setup.ts';
import { useNoteUploads } from './use-note-uploads.ts';

/** The goal's note. What is typed leaves as a change, so that two people's typing can be joined (`sync.md` §2). */
export function NotesEditor({ goal }: { readonly goal: GoalView }) {
  const cairn = useCairn();
  const host = useRef<HTMLDivElement>(null);
  const [quill, setQuill] = useState<Quill | null>(null);
  /** What the editor shows, as far as the store knows: the note as it was after the last change of ours or others'. */
  const known = useRef<NotesDelta | null>(goal.richThoughts);

  const files = useNoteUploads(quill, goal.key);
  const addFiles = useEffectEvent(files.add);

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const editor = createQuill(element, {
      placeholder: m.goal_note(),
      label: m.goal_note_label(),
      onFiles: (dropped, index) => addFiles(dropped, index),
    });
    editor.setContents([...documentOf(known.current)], 'api');
    editor.history.clear();
    const type = (change: { readonly ops: NotesOps }, _before: unknown, source: string) => {
      if (source !== 'user') return;
      const ops = changeOfDocument(known.current, change.ops);
      const { saved } = changeNotes(cairn, goal.key, ops);
      known.current = cairn.replica.goal(goal.key)?.richThoughts ?? null;
      keep(saved);
    };
    editor.on('text-change', type);
    setQuill(editor);
    return () => {
      editor.off('text-change', type);
      cairn.steps.rest();
      element.replaceChildren();
      setQuill(null);
    };
  }, [cairn, goal.key]);

  // What others wrote is woven in; the caret stays with the words it stands in.
  useEffect(() => {
    if (!quill || goal.richThoughts === known.current) return;
    known.current = goal.richThoughts;
    const difference = notesDifference(
      { ops: quill.getContents().ops },
      { ops: documentOf(goal.richThoughts) },
    );
    if (difference.length > 0) quill.updateContents([...difference], 'api');
  }, [quill, goal.richThoughts]);

  return (
    <div
      className={styles.note}
      data-no-drag
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cairn.steps.rest();
      }}
    >
      <div ref={host} />
      {quill && <NoteEmbeds quill={quill} />}
      {quill && <NoteToolbar quill={quill} onFiles={files.add} />}
      <NoteUploadList {...files} />
    </div>
  );
}
