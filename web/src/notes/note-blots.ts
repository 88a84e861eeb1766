import { type Attachment, attachmentFrom, isSafeLink } from '@cairn/core/files/attachment';
import { fileSizeText } from '@cairn/core/files/file-size';
import { m } from '@cairn/words/messages';
import { BlockEmbed } from 'quill/blots/block';
import Embed from 'quill/blots/embed';
import CodeBlock from 'quill/formats/code';
import Image from 'quill/formats/image';
import { mentionName } from './mention-name.ts';

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
    keepIn(node, this.blotName, value);
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
    return keptIn(node, this.blotName);
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
    keepIn(node, this.blotName, value);
    return node;
  }

  static override value(node: HTMLElement): unknown {
    return keptIn(node, this.blotName);
  }
}

/** The page that an embed in a note names; null where it names none. */
export function linkOfEmbed(node: HTMLElement): string | null {
  const value = NoteEmbed.value(node) as { readonly link?: unknown } | null;
  return typeof value?.link === 'string' && /^https?:\/\//iu.test(value.link) ? value.link : null;
}

/** Something within a line that is shown by its name. */
class NamedEmbed extends Embed {
  static override tagName = 'span';
  static nameOf: (value: unknown) => string;

  static override create(value: unknown): HTMLElement {
    const node = super.create(value) as HTMLElement;
    keepIn(node, this.blotName, value);
    node.append(this.nameOf(value));
    return node;
  }

  static override value(node: HTMLElement): unknown {
    return keptIn(node, this.blotName);
  }
}

/** Somebody who is mentioned. What they are called now, see `note-mentions.tsx`. */
export class NoteMention extends NamedEmbed {
  static override blotName = 'mention';
  static override className = 'note-mention';
  static override nameOf = (value: unknown) => `@${mentionName([], value)}`;
}

/** What this app has no drawing for, kept as it is (see `other-embeds.ts`). */
export class NoteOther extends NamedEmbed {
  static override blotName = 'other';
  static override className = 'note-other';
  static override nameOf = nameOfOther;
}

/** A page or file that stands within a line still says which. */
function nameOfOther(value: unknown): string {
  const { embed, attachment } = value as { embed?: { link?: unknown }; attachment?: unknown };
  if (typeof embed?.link === 'string') return embed.link;
  return attachmentFrom(attachment)?.name ?? m.note_other();
}

/** What an embed is goes with its element, also where that is copied. */
function keepIn(node: HTMLElement, name: string, value: unknown): void {
  node.dataset[name] = JSON.stringify(value);
}

/** A pasted page may say anything of itself; null is left out. */
function keptIn(node: HTMLElement, name: string): unknown {
  try {
    return JSON.parse(node.dataset[name] ?? 'null');
  } catch {
    return null;
  }
}

/** A line of code, which may hold what a note holds within a line: the editor would drop it from there. */
export class NoteCodeBlock extends CodeBlock {
  static override allowedChildren = [...CodeBlock.allowedChildren, Embed, Image];
}
