// The editor compares documents too, so it needs this module.
import '@cairn/core/notes/difference';
import { withProtocol } from '@cairn/core/files/attachment';
import type { DateForm } from '@cairn/core/time/date-forms';
import Quill from 'quill/core';
import Blockquote from 'quill/formats/blockquote';
import Bold from 'quill/formats/bold';
import Header from 'quill/formats/header';
import Italic from 'quill/formats/italic';
import Link from 'quill/formats/link';
import List from 'quill/formats/list';
import Strike from 'quill/formats/strike';
import Uploader from 'quill/modules/uploader';
import {
  NoteAttachment,
  NoteCodeBlock,
  NoteEmbed,
  NoteMention,
  NoteOther,
  NotePicture,
  writeFileDatesIn,
} from './note-blots.ts';
import { pastedPicture, pastedText } from './note-paste.ts';

/** Adds a missing protocol. */
class NoteLink extends Link {
  static override sanitize(url: string): string {
    return super.sanitize(withProtocol(url));
  }
}

class NoteUploader extends Uploader {
  override upload(range: { readonly index: number }, files: FileList | File[]): void {
    (this.options as unknown as NoteFiles).onFiles([...files], range.index);
  }
}

interface NoteFiles {
  readonly onFiles: (files: readonly File[], index: number) => void;
}

Quill.register(
  {
    'formats/attachment': NoteAttachment,
    'formats/blockquote': Blockquote,
    'formats/bold': Bold,
    'formats/code-block': NoteCodeBlock,
    'formats/embed': NoteEmbed,
    'formats/header': Header,
    'formats/image': NotePicture,
    'formats/italic': Italic,
    'formats/link': NoteLink,
    'formats/list': List,
    'formats/mention': NoteMention,
    'formats/other': NoteOther,
    'formats/strike': Strike,
    'modules/uploader': NoteUploader,
  },
  true,
);

const formats = [
  'attachment',
  'blockquote',
  'bold',
  'code-block',
  'embed',
  'header',
  'image',
  'italic',
  'link',
  'list',
  'mention',
  'other',
  'strike',
];

interface NoteEditorParts extends Partial<NoteFiles> {
  readonly label: string;
  /** For attached files. */
  readonly dateForm?: DateForm;
  readonly placeholder?: string;
  readonly isReadOnly?: boolean;
}

/** Pasted text keeps only the formats in `formats`. */
export function createQuill(element: HTMLElement, parts: NoteEditorParts): Quill {
  const { label, dateForm, placeholder = '', isReadOnly = false, onFiles = () => undefined } = parts;
  if (dateForm) writeFileDatesIn(dateForm);
  const quill = new Quill(element, {
    placeholder,
    formats,
    readOnly: isReadOnly,
    modules: {
      // Tab leaves the note, as in every field.
      keyboard: { bindings: { tab: { key: 'Tab', handler: () => true } } },
      clipboard: { matchers: [['img', pastedPicture]] },
      uploader: { onFiles },
    },
  });
  quill.root.dir = 'auto';
  if (isReadOnly) return quill;
  quill.root.setAttribute('role', 'textbox');
  quill.root.setAttribute('aria-multiline', 'true');
  quill.root.setAttribute('aria-label', label);
  // The editor notices a moved caret late: a letter typed immediately before an equal letter would count as
  // typed behind it.
  quill.root.addEventListener('beforeinput', ({ isComposing }) => {
    if (!isComposing) quill.selection.update('user');
  });
  quill.root.addEventListener('paste', (event) => pastedText(quill, event), { capture: true });
  return quill;
}
