import type { Cairn } from '@cairn/client/cairn/cairn';
import { changeNotes } from '@cairn/client/goals/change-notes';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { GoalView } from '@cairn/client/replica/goal-view';
import type { MembershipRow } from '@cairn/contract/spaces';
import type { NotesDelta, NotesOps } from '@cairn/core/notes/delta';
import { dateFormOf } from '@cairn/core/time/date-forms';
import { m } from '@cairn/words/messages';
import type Quill from 'quill/core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { usePlanning } from '../goals/planning.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { documentOf, typedBeside, writtenBetween } from './note-document.ts';
import { NoteEmbeds } from './note-embeds.tsx';
import { NoteMentions } from './note-mentions.tsx';
import { NoteToolbar } from './note-toolbar.tsx';
import { NoteUploadList } from './note-upload-list.tsx';
import styles from './notes-editor.module.css';
import { createQuill } from './quill-setup.ts';
import { useComposing } from './use-composing.ts';
import { useNoteUploads } from './use-note-uploads.ts';

interface NotesEditorProps {
  readonly goal: GoalView;
  readonly members: readonly MembershipRow[];
}

/** Edits are stored as changes, so that concurrent edits merge. */
export function NotesEditor({ goal, members }: NotesEditorProps) {
  const cairn = useCairn();
  const dateForm = dateFormOf(usePlanning().locale);
  const host = useRef<HTMLDivElement>(null);
  const [quill, setQuill] = useState<Quill | null>(null);
  const isOfClimb = goal.climbStep !== null;
  /** The note in the editor, without edits that are not stored yet. */
  const known = useRef<NotesDelta | null>(goal.richThoughts);

  const files = useNoteUploads(quill, goal.key);
  const addFiles = useEffectEvent(files.add);

  // Creates the editor before the paint; otherwise everything below moves for a moment.
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const editor = createQuill(element, {
      placeholder: isOfClimb ? m.climb_notes_and_thoughts() : m.goal_note(),
      dateForm,
      label: m.goal_note_label(),
      onFiles: (dropped, index) => addFiles(dropped, index),
    });
    editor.setContents([...documentOf(known.current)], 'api');
    editor.history.clear();
    const type = (change: { readonly ops: NotesOps }, _before: unknown, source: string) => {
      if (source !== 'user') return;
      // The store may have changes of others that the editor lacks.
      const now = noteOf(cairn, goal.key, known.current);
      const { ours, theirs } = typedBeside(known.current, now, change.ops, stepsOf(cairn, goal.key));
      const { saved } = changeNotes(cairn, goal.key, ours);
      known.current = noteOf(cairn, goal.key, known.current);
      if (theirs.length > 0) editor.updateContents([...theirs], 'api');
      warnUnlessSaved(saved);
    };
    editor.on('text-change', type);
    setQuill(editor);
    return () => {
      editor.off('text-change', type);
      cairn.undoStack.rest();
      element.replaceChildren();
      setQuill(null);
    };
  }, [cairn, goal.key, isOfClimb, dateForm]);

  const isComposing = useComposing(quill);

  // Shows others' changes; the caret stays at its words.
  useEffect(() => {
    if (!quill || isComposing || goal.richThoughts === known.current) return;
    // First, the editor takes in typed text that it has not noticed yet.
    quill.update('user');
    // The store may be newer than this render.
    const now = noteOf(cairn, goal.key, known.current);
    if (now === known.current) return;
    const caret = quill.hasFocus() ? (quill.getSelection()?.index ?? null) : null;
    const shown = quill.getContents().ops;
    const written = writtenBetween(known.current, now, stepsOf(cairn, goal.key), caret, shown);
    known.current = now;
    if (written.length > 0) quill.updateContents([...written], 'api');
  }, [cairn, quill, isComposing, goal.key, goal.richThoughts]);

  return (
    <div
      className={styles.note}
      data-no-drag
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cairn.undoStack.rest();
      }}
    >
      <div ref={host} />
      {quill && <NoteEmbeds quill={quill} />}
      {quill && <NoteMentions quill={quill} members={members} />}
      {quill && <NoteToolbar quill={quill} onFiles={files.add} />}
      <NoteUploadList {...files} />
    </div>
  );
}

function noteOf(cairn: Cairn, key: string, known: NotesDelta | null): NotesDelta | null {
  const goal = cairn.replica.goal(key);
  return goal ? goal.richThoughts : known;
}

function stepsOf({ replica }: Cairn, key: string): readonly NotesOps[] {
  return replica.record({ table: 'goals', key })?.woven ?? [];
}
