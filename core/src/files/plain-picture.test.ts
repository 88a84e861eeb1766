import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asciiAt, bytesOf32, bytesOfAscii } from './byte-reading.ts';
import { orientationIn, orientationOnly } from './plain-exif.ts';
import { plainFormat } from './plain-picture.ts';

const joined = (parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const text = (bytes: Uint8Array) => [...bytes].map((byte) => String.fromCharCode(byte)).join('');
const ascii = bytesOfAscii;
const secret = 'GPS 46.5 N 7.9 E';

const exif = (orientation: number) =>
  joined([orientationOnly(orientation) ?? new Uint8Array(), ascii(secret)]);
const plain = (mediaType: string, bytes: Uint8Array): Uint8Array | null => {
  const pieces = plainFormat(mediaType, bytes)?.(bytes) ?? null;
  return pieces === null ? null : joined(pieces);
};

const segment = (marker: number, payload: Uint8Array) =>
  joined([Uint8Array.of(0xff, marker, (payload.length + 2) >> 8, (payload.length + 2) & 0xff), payload]);
const jpeg = joined([
  Uint8Array.of(0xff, 0xd8),
  segment(0xe0, joined([ascii('JFIF\0'), Uint8Array.of(1, 1, 0, 0, 72, 0, 72, 1, 1), ascii(secret)])),
  segment(0xe1, joined([ascii('Exif\0\0'), exif(6)])),
  segment(0xe1, ascii(`http://ns.adobe.com/xap/1.0/\0${secret}`)),
  segment(0xe2, ascii('ICC_PROFILE\0\u0001\u0001colours')),
  segment(0xe2, ascii(`MPF\0${secret}`)),
  segment(0xed, ascii(`Photoshop 3.0\0${secret}`)),
  segment(0xee, ascii('Adobe\0d\0\0\0\0\u0001')),
  segment(0xfe, ascii(secret)),
  segment(0xdb, new Uint8Array(65)),
  segment(0xc0, new Uint8Array(9)),
  segment(0xda, new Uint8Array(6)),
  Uint8Array.of(1, 2, 0xff, 0, 3, 0xff, 0xd0, 4),
  segment(0xc4, new Uint8Array(20)),
  segment(0xe1, joined([ascii('Exif\0\0'), exif(3)])),
  segment(0xda, new Uint8Array(6)),
  Uint8Array.of(5, 6, 0xff, 0xd9),
  ascii(`ftypmp42 ${secret}`),
]);

const chunk = (type: string, data: Uint8Array) =>
  joined([bytesOf32(data.length), ascii(type), data, new Uint8Array(4)]);
const png = joined([
  Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  chunk('IHDR', new Uint8Array(13)),
  chunk('iCCP', ascii('colours')),
  chunk('eXIf', exif(8)),
  chunk('tEXt', ascii(secret)),
  chunk('iTXt', ascii(`XML:com.adobe.xmp${secret}`)),
  chunk('caBX', ascii(secret)),
  chunk('IDAT', Uint8Array.of(1, 2, 3)),
  chunk('tIME', ascii(secret)),
  chunk('IEND', new Uint8Array()),
  ascii(secret),
]);

const riff = (type: string, data: Uint8Array) =>
  joined([ascii(type), bytesOf32(data.length, true), data, new Uint8Array(data.length % 2)]);
const webpChunks = joined([
  riff('VP8X', Uint8Array.of(0x2c, 0, 0, 0, 9, 0, 0, 9, 0, 0)),
  riff('ICCP', ascii('colours')),
  riff('VP8 ', Uint8Array.of(1, 2, 3)),
  riff('EXIF', exif(6)),
  riff('XMP ', ascii(secret)),
]);
const webp = joined([
  ascii('RIFF'),
  bytesOf32(webpChunks.length + 4, true),
  ascii('WEBP'),
  webpChunks,
  ascii(secret),
]);

const blocks = (data: Uint8Array) => joined([Uint8Array.of(data.length), data, Uint8Array.of(0)]);
const gif = joined([
  ascii('GIF89a'),
  Uint8Array.of(1, 0, 1, 0, 0x80, 0, 0),
  new Uint8Array(6),
  Uint8Array.of(0x21, 0xff),
  joined([Uint8Array.of(11), ascii('NETSCAPE2.0'), Uint8Array.of(3, 1, 0, 0, 0)]),
  Uint8Array.of(0x21, 0xff),
  joined([Uint8Array.of(11), ascii('XMP DataXMP'), blocks(ascii(secret))]),
  Uint8Array.of(0x21, 0xfe),
  blocks(ascii(secret)),
  Uint8Array.of(0x21, 0xf9, 4, 0, 0, 0, 0, 0),
  Uint8Array.of(0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2),
  blocks(Uint8Array.of(0x44, 1)),
  Uint8Array.of(0x3b),
  ascii(secret),
]);

const box = (type: string, ...parts: readonly Uint8Array[]) => {
  const content = joined(parts);
  return joined([bytesOf32(content.length + 8), ascii(type), content]);
};
const item = (id: number, type: string) =>
  box('infe', Uint8Array.of(2, 0, 0, 0, 0, id, 0, 0), ascii(type), Uint8Array.of(0));
function bmff(brand: string): Uint8Array {
  const head = box('ftyp', ascii(brand), new Uint8Array(4));
  const meta = (pixelsAt: number) =>
    box(
      'meta',
      new Uint8Array(4),
      box('iinf', Uint8Array.of(0, 0, 0, 0, 0, 3), item(1, 'av01'), item(2, 'Exif'), item(3, 'mime')),
      box(
        'iloc',
        Uint8Array.of(0, 0, 0, 0, 0x44, 0, 0, 3),
        ...[
          [1, pixelsAt, 6],
          [2, pixelsAt + 6, secret.length],
          [3, pixelsAt + 6 + secret.length, secret.length],
        ].map(([id = 0, at = 0, length = 0]) =>
          joined([Uint8Array.of(0, id, 0, 0, 0, 1), bytesOf32(at), bytesOf32(length)]),
        ),
      ),
    );
  const pixelsAt = head.length + meta(0).length + 8;
  return joined([
    head,
    meta(pixelsAt),
    box('mdat', ascii(`pixels${secret}${secret}`)),
    box('uuid', ascii(secret)),
  ]);
}

const pictures = [
  ['image/jpeg', jpeg],
  ['image/png', png],
  ['image/webp', webp],
  ['image/gif', gif],
  ['image/avif', bmff('avif')],
  ['application/octet-stream', bmff('heic')],
] as const;

describe('a picture without what cameras note in it', () => {
  test.each(pictures)('says no place: %s', (mediaType, bytes) => {
    expect(text(bytes)).toContain(secret);
    const after = plain(mediaType, bytes) as Uint8Array;
    expect(text(after)).not.toMatch(/GPS|46\.5/u);
    expect(plain(mediaType, after)).toEqual(after);
  });

  test('keeps its orientation, its colours and its pixels', () => {
    const [ofJpeg, ofPng, ofWebp] = [
      plain('image/jpeg', jpeg),
      plain('image/png', png),
      plain('image/webp', webp),
    ].map((bytes) => text(bytes as Uint8Array)) as [string, string, string];
    expect(ofJpeg).toContain(text(joined([ascii('Exif\0\0'), orientationOnly(6) as Uint8Array])));
    expect(ofPng).toContain(text(orientationOnly(8) as Uint8Array));
    expect(ofWebp).toContain(text(orientationOnly(6) as Uint8Array));
    for (const each of [ofJpeg, ofPng, ofWebp]) expect(each).toContain('colours');
    expect(ofJpeg).toContain('\u0001\u0002\u00FF\u0000\u0003\u00FF\u00D0\u0004');
    expect(ofJpeg.endsWith('\u0005\u0006\u00FF\u00D9')).toBe(true);
    expect(text(plain('image/gif', gif) as Uint8Array)).toContain('NETSCAPE2.0');
    expect(text(plain('image/avif', bmff('avif')) as Uint8Array)).toContain('pixels');
  });

  test('is as long as its places need where boxes name them', () => {
    expect(plain('image/avif', bmff('avif'))?.length).toBe(bmff('avif').length);
  });

  test('is not asked of other files', () => {
    for (const type of ['application/pdf', 'image/svg+xml', 'image/bmp'])
      expect(plainFormat(type, ascii('0000000000000000'))).toBe(null);
  });

  test.each(pictures)(
    'that is cut off or broken anywhere never says it, and ends: %s',
    (mediaType, bytes) => {
      for (let length = 12; length < bytes.length; length += 1) {
        const after = plain(mediaType, bytes.subarray(0, length));
        if (after && mediaType !== 'application/octet-stream' && mediaType !== 'image/avif')
          expect(text(after)).not.toMatch(/46\.5/u);
      }
      fc.assert(
        fc.property(
          fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 4 }),
          (changes) => {
            const broken = bytes.slice();
            for (const [at, value] of changes) broken[at] = value;
            plain(mediaType, broken);
          },
        ),
        { numRuns: 500, seed: 20_261_126 },
      );
    },
  );
});

test('an orientation is read as it was written', () => {
  for (const orientation of [2, 3, 4, 5, 6, 7, 8])
    expect(orientationIn(orientationOnly(orientation) as Uint8Array)).toBe(orientation);
  expect([orientationOnly(1), orientationIn(ascii('nonsense'))]).toEqual([null, 1]);
  const little = Uint8Array.from([
    0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 3, 0, 0, 0,
  ]);
  expect([asciiAt(little, 0, 2), orientationIn(little)]).toEqual(['II', 3]);
});
