import { IconButton } from '@cairn/ui/icon-button';
import { m } from '@cairn/words/messages';
import Bold from 'lucide-react/icons/bold';
import Heading from 'lucide-react/icons/heading';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListChecks from 'lucide-react/icons/list-checks';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Quote from 'lucide-react/icons/quote';
import Strikethrough from 'lucide-react/icons/strikethrough';
import type Quill from 'quill/core';
import { useEffect, useState } from 'react';
import styles from './notes-editor.module.css';

const tools = [
  { label: m.note_bold, icon: <Bold />, format: 'bold', value: true },
  { label: m.note_italic, icon: <Italic />, format: 'italic', value: true },
  { label: m.note_strike, icon: <Strikethrough />, format: 'strike', value: true },
  { label: m.note_heading, icon: <Heading />, format: 'header', value: 3 },
  { label: m.note_list, icon: <List />, format: 'list', value: 'bullet' },
  { label: m.note_numbered, icon: <ListOrdered />, format: 'list', value: 'ordered' },
  { label: m.note_checklist, icon: <ListChecks />, format: 'list', value: 'unchecked' },
  { label: m.note_quote, icon: <Quote />, format: 'blockquote', value: true },
] as const;

/** What the selected text can become; there while the note is written. */
export function NoteToolbar({ quill }: { readonly quill: Quill }) {
  const [formats, setFormats] = useState<Readonly<Record<string, unknown>>>({});
  useEffect(() => {
    const look = () => {
      const selection = quill.getSelection();
      if (selection) setFormats(quill.getFormat(selection));
    };
    quill.on('editor-change', look);
    return () => {
      quill.off('editor-change', look);
    };
  }, [quill]);
  return (
    <div className={styles.tools} role="toolbar" aria-label={m.note_tools()}>
      {tools.map(({ label, icon, format, value }) => {
        const isOn = formats[format] === value;
        return (
          <IconButton
            key={label()}
            label={label()}
            icon={icon}
            isOn={isOn}
            aria-pressed={isOn}
            // The note keeps its selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => quill.format(format, isOn ? false : value, 'user')}
          />
        );
      })}
    </div>
  );
}
