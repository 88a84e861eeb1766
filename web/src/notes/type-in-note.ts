import { Delta } from 'quill/core';
import type Quill from 'quill/core';

/** Replaces text as a separate undo step. The caret moves behind the text. */
export function typeInNote(quill: Quill, text: string, index: number, length: number): void {
  quill.history.cutoff();
  quill.updateContents(new Delta().retain(index).insert(text).delete(length), 'user');
  quill.setSelection(index + text.length, 0, 'user');
}
