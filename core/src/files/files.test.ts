import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extensionOf, nameWithExtension, safeFileName } from './file-name.ts';
import { typeBytes, typeOfContent, unknownType } from './file-type.ts';
import { filesNamedIn } from './named-files.ts';
import { isWebAddress } from './attachment.ts';

describe('a file’s name', () => {
  test.each([
    ['hut.jpg', 'hut.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ida\\hut.jpg', 'hut.jpg'],
    ['a\u0000b\r\nSet-Cookie: x.png', 'abSet-Cookie_ x.png'],
    ['\u202Egpj.exe', 'gpj.exe'],
    ['..', 'file'],
    ['', 'file'],
    ['.htaccess', 'htaccess'],
    ['CON.txt', 'CON_.txt'],
    ['Übersicht 2026 – Łódź.pdf', 'Übersicht 2026 – Łódź.pdf'],
    ['half \uD83D.png', 'half.png'],
    ['a.b.', 'a.b'],
  ])('%j is kept as %j', (given, kept) => {
    expect(safeFileName(given)).toBe(kept);
  });
  test('is cut before its ending', () => {
    const kept = safeFileName(`${'long '.repeat(100)}.jpeg`);
    expect([...kept].length).toBeLessThanOrEqual(120);
    expect(extensionOf(kept)).toBe('jpeg');
  });
  test('tells what is in the file', () => {
    expect(nameWithExtension('cat.exe', 'png')).toBe('cat.exe.png');
    expect(nameWithExtension('cat.JPEG', 'jpg', ['jpeg'])).toBe('cat.JPEG');
  });
});

const bytes = (text: string) =>
  Uint8Array.from(unescape(encodeURIComponent(text)), (byte) => byte.charCodeAt(0));

describe('a file’s type', () => {
  test('is judged by its content', () => {
    expect(typeOfContent(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)).mediaType).toBe('image/jpeg');
    expect(typeOfContent(bytes('GIF89a')).extension).toBe('gif');
    expect(typeOfContent(bytes('%PDF-1.7')).isPicture).toBe(false);
    expect(typeOfContent(bytes('<html><svg></svg></html>'))).toBe(unknownType);
    expect(typeOfContent(new Uint8Array())).toBe(unknownType);
  });
  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\uFEFF <?xml version="1.0"?>\n<!-- drawn --> <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n<svg >',
    '<!DOCTYPE svg [ <!ENTITY a "b"> ]><svg>',
  ])('is SVG where the first element says so: %s', (text) => {
    expect(typeOfContent(bytes(text)).mediaType).toBe('image/svg+xml');
  });
  test.each([
    '<!----><svg',
    '<!-- <svg > -->',
    '<!DOCTYPE html><svg>',
    '<?xml <svg>',
    '<svgs>',
    '<!DOCTYPE svg [<svg>',
  ])('is not SVG where it does not: %s', (text) => {
    expect(typeOfContent(bytes(text))).toBe(unknownType);
  });
  test('is SVG after any number of comments', () => {
    expect(typeOfContent(bytes(`${'<!---->'.repeat(580)}<svg>`)).mediaType).toBe('image/svg+xml');
  });
});

// This would never end if the work doubled with each token.
test('a file of any token over and over is judged, and so is its name', () => {
  const piece = fc.constantFrom(
    '<!--',
    '-->',
    '-',
    '<?xml',
    '?>',
    '<!doctype svg',
    '[',
    ']>',
    '>',
    '<',
    '<svg',
    ' ',
    '\n',
    '\t',
    '\uFEFF',
    '.',
    '/',
    '\\',
    '/files/',
    '0',
    'a',
    'http://',
    'www.',
    '"',
  );
  const token = fc.oneof(
    fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 8 }),
  );
  fc.assert(
    fc.property(token, fc.constantFrom('', 'x', '\u0000', '<svg>'), (repeated, end) => {
      const text =
        repeated.repeat(Math.ceil(typeBytes / repeated.length)).slice(0, typeBytes - end.length) + end;
      typeOfContent(bytes(text));
      extensionOf(safeFileName(text));
      filesNamedIn(text);
      isWebAddress(text);
    }),
    { numRuns: 300, seed: 20_261_126 },
  );
});
