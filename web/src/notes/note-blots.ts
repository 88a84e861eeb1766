import { type Attachment, attachmentFrom, isSafeLink } from '@cairn/core/files/attachment';
import { fileSizeText } from '@cairn/core/files/file-size';
import type { DateForm } from '@cairn/core/time/date-forms';
import { localeWithForm } from '@cairn/core/time/date-in-digits';
import { dateFrom } from '@cairn/core/time/date-only';
import { dayName } from '@cairn/core/time/period-names';
import { m } from '@cairn/words/messages';
import { BlockEmbed } from 'quill/blots/block';
import Embed from 'quill/blots/embed';
import CodeBlock from 'quill/formats/code';
import Image from 'quill/formats/image';
import { mentionName } from './mention-name.ts';

const nowhere = '#';

/** Shows only this server's pictures: other servers would learn who reads the note. */
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

let dateForm: DateForm = 'language';

/** Sets the date form of all attachments that are drawn later. */
export function writeFileDatesIn(form: DateForm): void {
  dateForm = form;
}

function aboutFile({ size, date }: Attachment): string {
  const locale = document.documentElement.lang || 'en';
  const text = fileSizeText(size, locale);
  const added = new Date(date);
  if (Number.isNaN(added.getTime())) return text;
  const addedOn = dateFrom(added.getFullYear(), added.getMonth() + 1, added.getDate());
  const day = dayName(addedOn, addedOn, localeWithForm(locale, dateForm));
  return m.note_file_about({ size: text, date: day });
}

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

/** `note-embeds.tsx` draws into this line. */
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

export function linkOfEmbed(node: HTMLElement): string | null {
  const value = NoteEmbed.value(node) as { readonly link?: unknown } | null;
  return typeof value?.link === 'string' && /^https?:\/\//iu.test(value.link) ? value.link : null;
}

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

/** `note-mentions.tsx` updates the name. */
export class NoteMention extends NamedEmbed {
  static override blotName = 'mention';
  static override className = 'note-mention';
  static override nameOf = (value: unknown) => `@${mentionName([], value)}`;
}

/** An embed that this app cannot draw, so it is kept unchanged (`other-embeds.ts`). */
export class NoteOther extends NamedEmbed {
  static override blotName = 'other';
  static override className = 'note-other';
  static override nameOf = nameOfOther;
}

/** Embeds and files inside a line show their address or name. */
function nameOfOther(value: unknown): string {
  const { embed, attachment } = value as { embed?: { link?: unknown }; attachment?: unknown };
  if (typeof embed?.link === 'string') return embed.link;
  return attachmentFrom(attachment)?.name ?? m.note_other();
}

/** Stored on the element, so that copying keeps the value. */
function keepIn(node: HTMLElement, name: string, value: unknown): void {
  node.dataset[name] = JSON.stringify(value);
}

/** Returns null for invalid data, which a pasted page may contain. */
function keptIn(node: HTMLElement, name: string): unknown {
  try {
    return JSON.parse(node.dataset[name] ?? 'null');
  } catch {
    return null;
  }
}

/** Allows embeds in code, where the editor would drop them. */
export class NoteCodeBlock extends CodeBlock {
  static override allowedChildren = [...CodeBlock.allowedChildren, Embed, Image];
}
