/** What a file is, as far as it matters how it is shown. */
export interface FileType {
  readonly mediaType: string;
  /** The ending that such files have; null where only the name can tell. */
  readonly extension: string | null;
  /** Other endings that mean the same. */
  readonly alike: readonly string[];
  /** Whether browsers show it as a picture. */
  readonly isPicture: boolean;
}

/** Anything that is not known by its content; whoever fetches it gets it as a file to save. */
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

/** Files by the bytes they begin with; a null stands for any byte. */
const signatures: readonly (readonly [bytes: readonly (number | null)[], type: FileType])[] = [
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], picture('image/png', 'png')],
  [[0xff, 0xd8, 0xff], picture('image/jpeg', 'jpg', ['jpeg', 'jfif'])],
  [[0x47, 0x49, 0x46, 0x38], picture('image/gif', 'gif')],
  [[0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50], picture('image/webp', 'webp')],
  [[null, null, null, null, 0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66], picture('image/avif', 'avif')],
  [[0x42, 0x4d, null, null, null, null, 0, 0, 0, 0], picture('image/bmp', 'bmp')],
  [[0x25, 0x50, 0x44, 0x46, 0x2d], pdf],
];

/** How many bytes of a file's beginning tell its type. */
export const typeBytes = 4_100;

/** What a file is, judged by its first bytes alone: names lie. */
export function typeOfContent(beginning: Uint8Array): FileType {
  const known = signatures.find(([bytes]) =>
    bytes.every((byte, at) => byte === null || beginning[at] === byte),
  );
  if (known) return known[1];
  return isSvg(beginning) ? svg : unknownType;
}

/** An XML text whose first element is `svg`; what may stand before it is skipped. */
function isSvg(beginning: Uint8Array): boolean {
  // All that is compared is ASCII, after a byte order mark if there is one.
  const text = Array.from(beginning.subarray(0, typeBytes), (byte) => String.fromCharCode(byte))
    .join('')
    .toLowerCase();
  let at = text.startsWith('\u00EF\u00BB\u00BF') ? 3 : 0;
  for (let next = endOfProlog(text, at); next > at; next = endOfProlog(text, at)) at = next;
  return text.startsWith('<svg', at) && /[\s>]/u.test(text.charAt(at + 4));
}

/**
 * The index after the blanks, declaration, comment or document type of SVG at `at`; `at` itself where none is there, or one
 * without an end. Walked by hand: in one expression a run of comments can be read in exponentially many ways.
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

/** The index after the first `mark` from `from` on, or `at` where there is none. */
function endAfter(text: string, mark: string, at: number, from: number): number {
  const found = text.indexOf(mark, from);
  return found === -1 ? at : found + mark.length;
}
