import type { BoardView } from '@cairn/client/boards/boards-of';
import { editBoard } from '@cairn/client/boards/edit-board';
import { useCairn } from '@cairn/client/react/cairn-context';
import { aboutFrom } from '@cairn/core/boards/edited-board';
import type { NotesDelta } from '@cairn/core/notes/delta';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { m } from '@cairn/words/messages';
import type Quill from 'quill/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { documentOf } from '../goal/note-document.ts';
import { NoteToolbar } from '../goal/note-toolbar.tsx';
import notes from '../goal/notes-editor.module.css';
import { storedOps } from '../goal/other-embeds.ts';
import { createQuill } from '../goal/quill-setup.ts';
import styles from './board-screen.module.css';
import { useThrottledWrite } from './use-throttled-write.ts';

interface AboutDialogProps {
  readonly board: BoardView;
  readonly onClose: () => void;
}

/** What a board is about, for those who work on it and for whoever sees it when it is public. The last one to write it wins. */
export function AboutDialog({ board, onClose }: AboutDialogProps) {
  return (
    <Dialog label={m.board_about()} isOpen onClose={onClose} width={600}>
      <DialogHead title={m.board_about()} />
      <AboutEditor board={board} />
    </Dialog>
  );
}

function AboutEditor({ board }: { readonly board: BoardView }) {
  const cairn = useCairn();
  const host = useRef<HTMLDivElement>(null);
  const [quill, setQuill] = useState<Quill | null>(null);
  const [isTooLong, setTooLong] = useState(false);
  const begun = useRef(board.richDescription);
  const write = useThrottledWrite((about: NotesDelta | null) =>
    editBoard(cairn, board.key, { richDescription: about }),
  );
  const type = useEffectEvent((editor: Quill) => {
    const about = aboutFrom({ ops: storedOps(editor.getContents().ops) });
    setTooLong(!about.ok);
    if (about.ok) write(about.value);
  });

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const editor = createQuill(element, {
      placeholder: m.board_about_placeholder(),
      label: m.board_about(),
    });
    editor.setContents([...documentOf(begun.current)], 'api');
    editor.history.clear();
    const changed = (_: unknown, __: unknown, source: string) => {
      if (source === 'user') type(editor);
    };
    editor.on('text-change', changed);
    editor.focus();
    setQuill(editor);
    return () => {
      editor.off('text-change', changed);
      element.replaceChildren();
      setQuill(null);
    };
  }, []);

  return (
    <div className={styles.aboutText}>
      <div className={notes.note}>
        <div ref={host} />
        {quill && <NoteToolbar quill={quill} />}
      </div>
      {isTooLong && <p role="alert">{m.board_about_long()}</p>}
    </div>
  );
}
