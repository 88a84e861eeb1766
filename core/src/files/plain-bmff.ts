import { asciiAt, uint16, uint32 } from './byte-reading.ts';

const brands = new Set('avif avis mif1 msf1 heic heix heim heis hevc hevx'.split(' '));

/** AVIF, HEIC and similar (ISO/IEC 14496-12). */
export function isBmffPicture(beginning: Uint8Array): boolean {
  return asciiAt(beginning, 4, 4) === 'ftyp' && brands.has(asciiAt(beginning, 8, 4));
}

interface Box {
  readonly type: string;
  /** The range of the content. */
  readonly from: number;
  readonly to: number;
}

type Range = readonly [from: number, to: number];

/** Limit for boxes and items; no picture has as many. */
const most = 10_000;

function boxesIn(bytes: Uint8Array, from: number, to: number): readonly Box[] | null {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const short = uint32(bytes, at) as number;
    const type = asciiAt(bytes, at + 4, 4);
    const head = short === 1 ? 16 : 8;
    const size = short === 0 ? to - at : short === 1 ? longAt(bytes, at + 8) : short;
    if (size === null || size < head || at + size > to || boxes.length > most) return null;
    boxes.push({ type, from: at + head, to: at + size });
    at += size;
  }
  return boxes;
}

function longAt(bytes: Uint8Array, at: number): number | null {
  const [high, low] = [uint32(bytes, at), uint32(bytes, at + 4)];
  return high === null || low === null ? null : high * 2 ** 32 + low;
}

/**
 * Overwrites EXIF, XMP and foreign boxes with zeros, which keeps offsets valid. The orientation has its own
 * box and stays. Null if unreadable.
 */
export function bmffWithoutMetadata(bytes: Uint8Array): readonly Uint8Array[] | null {
  const boxes = boxesIn(bytes, 0, bytes.length);
  if (boxes === null) return null;
  const emptied: Range[] = [];
  for (const box of boxes) {
    if (box.type === 'uuid') emptied.push([box.from, box.to]);
    if (box.type === 'meta') {
      const items = describingItems(bytes, box);
      if (items === null) return null;
      emptied.push(...items);
    }
    if (box.type === 'moov') {
      const inner = boxesIn(bytes, box.from, box.to);
      if (inner === null) return null;
      for (const { type, from, to } of inner)
        if (type === 'udta' || type === 'uuid') emptied.push([from, to]);
    }
  }
  return withZeros(bytes, emptied);
}

/** Finds EXIF and XMP; null if unreadable. */
function describingItems(bytes: Uint8Array, { from, to }: Box): readonly Range[] | null {
  const boxes = boxesIn(bytes, from + 4, to);
  if (boxes === null) return null;
  const of = (type: string) => boxes.find((box) => box.type === type);
  const info = of('iinf');
  if (!info) return [];
  const ids = describingIds(bytes, info);
  if (ids === null) return null;
  if (ids.size === 0) return [];
  const places = of('iloc');
  return places ? placesOf(bytes, places, of('idat') ?? null, ids) : null;
}

function describingIds(bytes: Uint8Array, { from, to }: Box): ReadonlySet<number> | null {
  const entries = boxesIn(bytes, from + (bytes[from] === 0 ? 6 : 8), to);
  if (entries === null) return null;
  const ids = new Set<number>();
  for (const entry of entries) {
    const version = bytes[entry.from] ?? 0;
    if (entry.type !== 'infe' || version < 2) continue;
    const isLong = version >= 3;
    const id = isLong ? uint32(bytes, entry.from + 4) : uint16(bytes, entry.from + 4);
    const type = asciiAt(bytes, entry.from + (isLong ? 10 : 8), 4);
    if (id !== null && ['Exif', 'mime', 'uri '].includes(type)) ids.add(id);
  }
  return ids;
}

/** Box `iloc` (ISO/IEC 14496-12, 8.11.3). */
function placesOf(
  bytes: Uint8Array,
  { from, to }: Box,
  data: Box | null,
  ids: ReadonlySet<number>,
): readonly Range[] | null {
  let at = from + 4;
  let isBroken = false;
  const next = (size: number): number => {
    const value =
      size === 0
        ? 0
        : size === 2
          ? uint16(bytes, at)
          : size === 4
            ? uint32(bytes, at)
            : size === 8
              ? longAt(bytes, at)
              : null;
    at += size;
    isBroken ||= value === null || at > to;
    return value ?? 0;
  };
  const version = bytes[from] ?? 0;
  const sizes = next(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  const count = next(version < 2 ? 2 : 4);
  const ranges: Range[] = [];
  for (let item = 0; item < count && !isBroken; item += 1) {
    const id = next(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : next(2) & 15;
    next(2);
    const base = next(baseSize);
    const extents = next(2);
    for (let extent = 0; extent < extents && !isBroken; extent += 1) {
      next(indexSize);
      const begin = base + next(offsetSize);
      const length = next(lengthSize);
      if (!ids.has(id)) continue;
      const start = method === 0 ? begin : method === 1 && data ? data.from + begin : null;
      if (start === null) return null;
      const end = length === 0 ? bytes.length : start + length;
      if (end > bytes.length) return null;
      ranges.push([start, end]);
    }
  }
  return isBroken ? null : ranges;
}

function withZeros(bytes: Uint8Array, ranges: readonly Range[]): readonly Uint8Array[] {
  const pieces: Uint8Array[] = [];
  let at = 0;
  for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
    if (from > at) pieces.push(bytes.subarray(at, from));
    if (to > at) pieces.push(new Uint8Array(to - Math.max(at, from)));
    at = Math.max(at, to);
  }
  return [...pieces, bytes.subarray(at)];
}
