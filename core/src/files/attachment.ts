export interface Attachment {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly date: string;
  readonly ext: string;
  readonly link: string;
}

/** Accepts attachments of any client; null for other values. */
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

export function isSafeLink(link: string): boolean {
  return link.startsWith('/files/') || /^https?:\/\//iu.test(link);
}

export function isWebAddress(text: string): boolean {
  return /^(?:https?:\/\/|www\.)[^\s<>"]{3,}$/iu.test(text);
}

/** After these schemes a number is not a port: `tel:112`. */
const numbered = ['tel', 'sms', 'smsto', 'mms', 'fax', 'callto', 'mailto', 'geo'];

/** An address such as `localhost:8787` has no scheme. */
export function withProtocol(address: string): string {
  const scheme = /^([a-z][a-z0-9+.-]*):/iu.exec(address)?.[1];
  const isHost =
    scheme === undefined ||
    (!numbered.includes(scheme.toLowerCase()) && /^[^:]*:\d{1,5}(?:[/?#]|$)/u.test(address));
  return isHost ? `http://${address}` : address;
}
