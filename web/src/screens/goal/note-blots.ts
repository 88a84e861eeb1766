import { type Attachment, attachmentFrom, isSafeLink } from '@cairn/core/files/attachment';
import { fileSizeText } from '@cairn/core/files/file-size';
import { m } from '@cairn/words/messages';
import { BlockEmbed } from 'quill/blots/block';
import Image from 'quill/formats/image';

/** What a link that leads nowhere points to. */
const nowhere = '#';

/** A picture of this server; those of other servers would tell them who reads the note, and the page's policy stops them. */
export class NotePicture extends Image {
  static override sanitize(url: string): string {
    return url.startsWith('/files/') ? url : '//:0';
  }

  static override create(value: string): Element {
    const node = super.create(value);
    node.setAttribute('loading', 'lazy');
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    return node;
  }
}

/** How large it is, and since when it is there. */
function aboutFile({ size, date }: Attachment): string {
  const locale = document.documentElement.lang || 'en';
  const text = fileSizeText(size, locale);
  const added = new Date(date);
  if (Number.isNaN(added.getTime())) return text;
  const day = added.toLocaleDateString(locale, { day: 'numeric', month: 'short' });
  return m.note_file_about({ size: text, date: day });
}

/** A file in a line of its own: its name and size, to open or to save. */
export class NoteAttachment extends BlockEmbed {
  static override blotName = 'attachment';
  static override tagName = 'div';
  static override className = 'note-attachment';

  static override create(value: unknown): HTMLElement {
    const node = super.create(value) as HTMLElement;
    const attachment = attachmentFrom(value);
    node.contentEditable = 'false';
    node.dataset['attachment'] = JSON.stringify(value);
    const link = document.createElement('a');
    link.href = attachment && isSafeLink(attachment.link) ? attachment.link : nowhere;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    link.append(attachment?.name ?? m.note_file_unknown());
    const size = document.createElement('small');
    size.append(attachment ? aboutFile(attachment) : '');
    node.append(link, size);
    return node;
  }

  static override value(node: HTMLElement): unknown {
    return JSON.parse(node.dataset['attachment'] ?? 'null');
  }
}

/** A linked page in a line of its own; what it shows is drawn into it, see `note-embeds.tsx`. */
export class NoteEmbed extends BlockEmbed {
  static override blotName = 'embed';
  static override tagName = 'div';
  static override className = 'note-embed';

  static override create(value: unknown): HTMLElement {
    const node = super.create(value) as HTMLElement;
    node.contentEditable = 'false';
    node.dataset['embed'] = JSON.stringify(value);
    return node;
  }

  static override value(node: HTMLElement): unknown {
    return JSON.parse(node.dataset['embed'] ?? 'null');
  }
}

/** The page that an embed in a note names; null where it names none. */
export function linkOfEmbed(node: HTMLElement): string | null {
  const value = NoteEmbed.value(node) as { readonly link?: unknown } | null;
  return typeof value?.link === 'string' && /^https?:\/\//iu.test(value.link) ? value.link : null;
}
