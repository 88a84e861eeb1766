import { Delta } from 'quill/core';
import type Quill from 'quill/core';

/** Puts a text in the place of a stretch of a note; one step back gives the former again. The caret goes behind it. */
export function typeInNote(quill: Quill, text: string, index: number, length: number): void {
  quill.history.cutoff();
  quill.updateContents(new Delta().retain(index).insert(text).delete(length), 'user');
  quill.setSelection(index + text.length, 0, 'user');
}
