import type { NotesDelta } from '@cairn/core/notes/delta';
import { dateFormOf } from '@cairn/core/time/date-forms';
import { m } from '@cairn/words/messages';
import { useLayoutEffect, useRef } from 'react';
import { usePlanning } from '../goals/planning.ts';
import { linkOfEmbed } from './note-blots.ts';
import { documentOf } from './note-document.ts';
import styles from './notes-editor.module.css';
import { createQuill } from './quill-setup.ts';

interface NoteViewProps {
  readonly notes: NotesDelta;
  readonly label?: string;
}

/** Visitors cannot ask the server for previews, so linked pages are plain links. */
export function NoteView({ notes, label = m.goal_note_label() }: NoteViewProps) {
  const dateForm = dateFormOf(usePlanning().locale);
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const editor = createQuill(element, { label, dateForm, isReadOnly: true });
    editor.setContents([...documentOf(notes)], 'api');
    for (const place of editor.root.querySelectorAll<HTMLElement>('[data-embed]')) {
      const address = linkOfEmbed(place);
      if (address !== null) place.append(linkTo(address));
    }
    return () => element.replaceChildren();
  }, [notes, label, dateForm]);
  return (
    <div className={styles.note} data-read-only>
      <div ref={host} />
    </div>
  );
}

function linkTo(address: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.append(address);
  return link;
}
