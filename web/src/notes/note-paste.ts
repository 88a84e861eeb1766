import { isWebAddress, withProtocol } from '@cairn/core/files/attachment';
import { Delta } from 'quill/core';
import type Quill from 'quill/core';

/** An address alone on a line becomes a card, within text a link. The editor handles everything else. */
export function pastedText(quill: Quill, event: ClipboardEvent): void {
  const text = event.clipboardData?.getData('text/plain').trim() ?? '';
  const selection = quill.getSelection();
  if (!selection || !isWebAddress(text)) return;
  event.preventDefault();
  event.stopPropagation();
  const { index, length } = selection;
  const [line, offset] = quill.getLine(index);
  const isAlone =
    line?.length() === 1 && offset === 0 && length === 0 && Object.keys(quill.getFormat()).length === 0;
  const inserted = isAlone
    ? new Delta().retain(index).insert({ embed: { link: withProtocol(text) } })
    : new Delta()
        .retain(index)
        .insert(text, { link: withProtocol(text) })
        .delete(length);
  quill.updateContents(inserted, 'user');
  quill.setSelection(index + (isAlone ? 1 : text.length), 0, 'user');
}

/** The page would not show a picture of another server, and loading it would reveal who reads the note. */
export function pastedPicture(node: Node, delta: Delta): Delta {
  const picture = node as HTMLImageElement;
  const address = picture.getAttribute('src') ?? '';
  if (address.startsWith('/files/')) return delta;
  if (!/^https?:\/\//iu.test(address)) return new Delta();
  return new Delta().insert(picture.alt || address, { link: address });
}
