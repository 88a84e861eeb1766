export interface Attachment {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly date: string;
  readonly ext: string;
  readonly link: string;
}

/** Parses an attachment of any client; null for another value. */
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

/** Whether a link leads to a file on this server or to the web. */
export function isSafeLink(link: string): boolean {
  return link.startsWith('/files/') || /^https?:\/\//iu.test(link);
}

export function isWebAddress(text: string): boolean {
  return /^(?:https?:\/\/|www\.)[^\s<>"]{3,}$/iu.test(text);
}

/** Schemes before a number, as in an address that looks like a host with a port. */
const numbered = ['tel', 'sms', 'smsto', 'mms', 'fax', 'callto', 'mailto', 'geo'];

/** Adds `http://` to an address without a scheme. `localhost:8787` is a host with a port. */
export function withProtocol(address: string): string {
  const scheme = /^([a-z][a-z0-9+.-]*):/iu.exec(address)?.[1];
  const isHost =
    scheme === undefined ||
    (!numbered.includes(scheme.toLowerCase()) && /^[^:]*:\d{1,5}(?:[/?#]|$)/u.test(address));
  return isHost ? `http://${address}` : address;
}
