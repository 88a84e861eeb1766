/** A file in a note. */
export interface Attachment {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly date: string;
  readonly ext: string;
  readonly link: string;
}

/** What a note holds of an attachment, whoever wrote it; null for what is none. */
export function attachmentFrom(value: unknown): Attachment | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, size, date, ext, link } = value as Record<string, unknown>;
  if (typeof name !== 'string' || typeof link !== 'string') return null;
  return {
    name,
    link,
    size: typeof size === 'number' ? size : 0,
    date: typeof date === 'string' ? date : '',
    ext: typeof ext === 'string' ? ext : '',
  };
}

/** Where a note's file or page may lie: on this server, or in the web; anything else leads nowhere. */
export function isSafeLink(link: string): boolean {
  return link.startsWith('/files/') || /^https?:\/\//iu.test(link);
}

/** Whether a pasted text is one web address and nothing else. */
export function isWebAddress(text: string): boolean {
  return /^(?:https?:\/\/|www\.)[^\s<>"]{3,}$/iu.test(text);
}

/** Schemes behind which numbers may stand, so that they look like a host with its port. */
const numbered = ['tel', 'sms', 'smsto', 'mms', 'fax', 'callto', 'mailto', 'geo'];

/** A web address with its protocol, as links in notes get it; `localhost:8787` is a host with its port. */
export function withProtocol(address: string): string {
  const scheme = /^([a-z][a-z0-9+.-]*):/iu.exec(address)?.[1];
  const isHost =
    scheme === undefined ||
    (!numbered.includes(scheme.toLowerCase()) && /^[^:]*:\d{1,5}(?:[/?#]|$)/u.test(address));
  return isHost ? `http://${address}` : address;
}
