import type { NotesDelta } from '@cairn/core/notes/delta';
import type Quill from 'quill/core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { documentOf } from './note-document.ts';
import { NoteToolbar } from './note-toolbar.tsx';
import styles from './notes-editor.module.css';
import { storedOps } from './other-embeds.ts';
import { createQuill } from './quill-setup.ts';

interface RichTextFieldProps {
  /** Later changes of others are not shown. */
  readonly text: NotesDelta | null;
  readonly label: string;
  readonly placeholder: string;
  readonly onType: (text: NotesDelta) => void;
  /** False on pages with several fields. */
  readonly takesFocus?: boolean;
}

/** Has no files and mentions. */
export function RichTextField(props: RichTextFieldProps) {
  const { text, label, placeholder, onType, takesFocus = true } = props;
  const host = useRef<HTMLDivElement>(null);
  const [quill, setQuill] = useState<Quill | null>(null);
  const [begun] = useState({ text, label, placeholder });
  const type = useEffectEvent((editor: Quill) => onType({ ops: storedOps(editor.getContents().ops) }));

  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const editor = createQuill(element, begun);
    editor.setContents([...documentOf(begun.text)], 'api');
    editor.history.clear();
    const changed = (_: unknown, __: unknown, source: string) => {
      if (source === 'user') type(editor);
    };
    editor.on('text-change', changed);
    setQuill(editor);
    return () => {
      editor.off('text-change', changed);
      element.replaceChildren();
      setQuill(null);
    };
  }, [begun]);

  useEffect(() => {
    if (takesFocus) quill?.focus();
  }, [quill, takesFocus]);

  return (
    <div className={`${styles.note} ${styles.alone}`}>
      <div ref={host} />
      {quill && <NoteToolbar quill={quill} />}
    </div>
  );
}
