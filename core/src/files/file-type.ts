export interface FileType {
  readonly mediaType: string;
  /** Null if only the file's name can tell. */
  readonly extension: string | null;
  /** Other extensions of this type. */
  readonly alike: readonly string[];
  readonly isPicture: boolean;
}

/** Always served as a download. */
export const unknownType: FileType = {
  mediaType: 'application/octet-stream',
  extension: null,
  alike: [],
  isPicture: false,
};

const picture = (mediaType: string, extension: string, alike: readonly string[] = []): FileType => ({
  mediaType,
  extension,
  alike,
  isPicture: true,
});

const pdf: FileType = { mediaType: 'application/pdf', extension: 'pdf', alike: [], isPicture: false };
const svg = picture('image/svg+xml', 'svg');

/** First bytes by type; null matches any byte. */
const signatures: readonly (readonly [bytes: readonly (number | null)[], type: FileType])[] = [
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], picture('image/png', 'png')],
  [[0xff, 0xd8, 0xff], picture('image/jpeg', 'jpg', ['jpeg', 'jfif'])],
  [[0x47, 0x49, 0x46, 0x38], picture('image/gif', 'gif')],
  [[0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50], picture('image/webp', 'webp')],
  [[null, null, null, null, 0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66], picture('image/avif', 'avif')],
  [[0x42, 0x4d, null, null, null, null, 0, 0, 0, 0], picture('image/bmp', 'bmp')],
  [[0x25, 0x50, 0x44, 0x46, 0x2d], pdf],
];

/** Number of bytes that {@link typeOfContent} needs. */
export const typeBytes = 4_100;

/** Ignores the name, which can be wrong. */
export function typeOfContent(beginning: Uint8Array): FileType {
  const known = signatures.find(([bytes]) =>
    bytes.every((byte, at) => byte === null || beginning[at] === byte),
  );
  if (known) return known[1];
  return isSvg(beginning) ? svg : unknownType;
}

function isSvg(beginning: Uint8Array): boolean {
  // Compare ASCII only, after an optional byte order mark.
  const text = Array.from(beginning.subarray(0, typeBytes), (byte) => String.fromCharCode(byte))
    .join('')
    .toLowerCase();
  let at = text.startsWith('\u00EF\u00BB\u00BF') ? 3 : 0;
  for (let next = endOfProlog(text, at); next > at; next = endOfProlog(text, at)) at = next;
  return text.startsWith('<svg', at) && /[\s>]/u.test(text.charAt(at + 4));
}

/**
 * Skips one blank, declaration, comment or SVG document type; returns `at` if there is none. A single regular
 * expression would take exponential time for many comments.
 */
function endOfProlog(text: string, at: number): number {
  if (/\s/u.test(text.charAt(at))) return at + 1;
  if (text.startsWith('<!--', at)) return endAfter(text, '-->', at, at + 4);
  if (text.startsWith('<?xml', at)) return endAfter(text, '?>', at, at + 5);
  const doctype = '<!doctype';
  if (!text.startsWith(doctype, at) || !/\s/u.test(text.charAt(at + doctype.length))) return at;
  let to = at + doctype.length;
  while (/\s/u.test(text.charAt(to))) to += 1;
  if (!text.startsWith('svg', to)) return at;
  while (to < text.length && text[to] !== '>' && text[to] !== '[') to += 1;
  return text[to] === '[' ? endAfter(text, ']>', at, to) : endAfter(text, '>', at, to);
}

function endAfter(text: string, mark: string, at: number, from: number): number {
  const found = text.indexOf(mark, from);
  return found === -1 ? at : found + mark.length;
}
