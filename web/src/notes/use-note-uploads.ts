import { uploadFile, type Upload } from '@cairn/client/files/upload-file';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { StoredFile } from '@cairn/contract/files';
import { fileSizeText } from '@cairn/core/files/file-size';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import type { Op } from 'quill/core';
import type Quill from 'quill/core';
import { useEffect, useRef, useState } from 'react';
import { usePlanning } from '../goals/planning.ts';
import { useShell } from '../base/shell-context.ts';

export interface NoteUpload {
  /** Equal for all tries. */
  readonly id: string;
  readonly file: File;
  /** The sent share, 0 to 1. */
  readonly share: number;
  /** Null while uploading. */
  readonly failure: string | null;
}

export interface NoteUploads {
  readonly uploads: readonly NoteUpload[];
  /** Inserts each file when it is uploaded. */
  readonly add: (files: Iterable<File>, index: number) => void;
  readonly retry: (id: string) => void;
  readonly drop: (id: string) => void;
}

/** In milliseconds. */
const tooLargeMs = 15_000;

interface UnderWay {
  readonly file: File;
  /** Position in the note; moves with edits before it. */
  index: number;
  upload: Upload | null;
}

/** Until the server has a file, only this page has the file. */
export function useNoteUploads(quill: Quill | null, goalKey: string): NoteUploads {
  const cairn = useCairn();
  const { user } = useShell();
  const { locale } = usePlanning();
  const [uploads, setUploads] = useState<readonly NoteUpload[]>([]);
  const underWay = useRef(new Map<string, UnderWay>());
  const limit = user.level.fileSizeLimit;

  useEffect(() => {
    const all = underWay.current;
    const follow = (change: { transformPosition(index: number): number }) => {
      for (const one of all.values()) one.index = change.transformPosition(one.index);
    };
    quill?.on('text-change', follow);
    return () => {
      quill?.off('text-change', follow);
      for (const { upload } of all.values()) upload?.cancel();
      all.clear();
    };
  }, [quill]);

  const show = (id: string, change: Partial<NoteUpload>) =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...change } : one)));

  const forget = (id: string) => {
    underWay.current.delete(id);
    setUploads((before) => before.filter((one) => one.id !== id));
  };

  const sayTooLarge = (file: File, limitText: string) =>
    showToast({
      text: `${m.note_file_size({ size: fileSizeText(file.size, locale) })}. ${limitText}`,
      lastsMs: tooLargeMs,
    });

  const send = async (id: string) => {
    const one = underWay.current.get(id);
    if (!one) return;
    show(id, { share: 0, failure: null });
    one.upload = uploadFile(cairn, { file: one.file, goalKey, attempt: id }, (share) => show(id, { share }));
    const stored = await one.upload.stored;
    if (!underWay.current.has(id)) return;
    if (stored.ok) {
      quill?.updateContents([...(one.index > 0 ? [{ retain: one.index }] : []), opOf(stored.value)], 'user');
      forget(id);
      return;
    }
    const { code, message } = stored.refusal;
    if (code === 'limit.fileSize') {
      forget(id);
      sayTooLarge(one.file, message);
    } else
      show(id, { failure: code === 'network' ? m.note_upload_offline() : message || m.file_upload_failed() });
  };

  const add = (files: Iterable<File>, index: number) => {
    for (const file of files) {
      if (limit !== null && file.size > limit) {
        sayTooLarge(file, `${m.note_file_limit({ limit: fileSizeText(limit, locale) })}.`);
        continue;
      }
      const id = cairn.environment.newId();
      underWay.current.set(id, { file, index, upload: null });
      setUploads((before) => [...before, { id, file, share: 0, failure: null }]);
      void send(id);
    }
  };

  const drop = (id: string) => {
    const upload = underWay.current.get(id)?.upload;
    forget(id);
    upload?.cancel();
  };

  return { uploads, add, retry: (id) => void send(id), drop };
}

function opOf({ url, name, size, ext, date, isPicture, width, height }: StoredFile): Op {
  if (!isPicture) return { insert: { attachment: { name, size, date, link: url, ext } } };
  const measures = width !== null && height !== null ? { width: String(width), height: String(height) } : {};
  return { insert: { image: url }, attributes: { alt: name, ...measures } };
}
