import { IconButton } from '@cairn/ui/icon-button';
import { m } from '@cairn/words/messages';
import Bold from 'lucide-react/icons/bold';
import Heading from 'lucide-react/icons/heading';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListChecks from 'lucide-react/icons/list-checks';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Paperclip from 'lucide-react/icons/paperclip';
import Quote from 'lucide-react/icons/quote';
import Strikethrough from 'lucide-react/icons/strikethrough';
import type Quill from 'quill/core';
import { useEffect, useRef, useState } from 'react';
import { EmojiButton } from '../pickers/emoji-button.tsx';
import { NoteLinkTool } from './note-link.tsx';
import styles from './notes-editor.module.css';
import { typeInNote } from './type-in-note.ts';

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

interface NoteToolbarProps {
  readonly quill: Quill;
  /** Missing where files are not allowed. */
  readonly onFiles?: (files: Iterable<File>, index: number) => void;
}

export function NoteToolbar({ quill, onFiles }: NoteToolbarProps) {
  const chooser = useRef<HTMLInputElement>(null);
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
            // Keeps the note's selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => quill.format(format, isOn ? false : value, 'user')}
          />
        );
      })}
      <NoteLinkTool quill={quill} isOn={formats['link'] !== undefined} />
      <EmojiButton
        onPick={(emoji) => {
          const { index, length } = quill.getSelection(true);
          typeInNote(quill, emoji, index, length);
        }}
      />
      {onFiles && (
        <>
          <IconButton
            label={m.note_attach()}
            icon={<Paperclip />}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => chooser.current?.click()}
          />
          <input
            ref={chooser}
            type="file"
            multiple
            hidden
            onChange={({ currentTarget }) => {
              // Inserts at the last caret position, otherwise at the end.
              onFiles([...(currentTarget.files ?? [])], quill.getSelection()?.index ?? quill.getLength() - 1);
              currentTarget.value = '';
            }}
          />
        </>
      )}
    </div>
  );
}
