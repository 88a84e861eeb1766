import { describe, expect, test } from 'vitest';
import { attachmentFrom, isSafeLink, isWebAddress, withProtocol } from './attachment.ts';
import { fileSizeText } from './file-size.ts';

describe('an attachment', () => {
  test('is read from whatever a note holds', () => {
    const kept = {
      name: 'a.pdf',
      size: 3,
      date: '2026-11-21T00:00:00.000Z',
      ext: 'pdf',
      link: '/files/1/a.pdf',
    };
    expect(attachmentFrom(kept)).toEqual(kept);
    expect(attachmentFrom({ name: 'a', link: '/files/1/a', size: 'x' })).toMatchObject({ size: 0, ext: '' });
    expect(attachmentFrom('a.pdf')).toBeNull();
    expect(attachmentFrom({ name: 'a.pdf' })).toBeNull();
  });

  test('leads to this server or into the web, nowhere else', () => {
    expect(['/files/1/a', 'https://a.example/', 'HTTP://a.example/'].every(isSafeLink)).toBe(true);
    expect(['javascript:alert(1)', '//a.example', '/api/logout/', 'data:text/html,x'].some(isSafeLink)).toBe(
      false,
    );
  });
});

describe('a pasted text', () => {
  test('is a web address when it is nothing else', () => {
    expect(['https://a.example/b?c', 'www.a.example'].every(isWebAddress)).toBe(true);
    expect(
      ['see https://a.example', 'a.example', 'ftp://a.example', 'www.a example'].some(isWebAddress),
    ).toBe(false);
    expect(withProtocol('www.a.example')).toBe('http://www.a.example');
    expect(withProtocol('mailto:ida@a.example')).toBe('mailto:ida@a.example');
  });

  test.each([
    'localhost:8787/x',
    'localhost:3000',
    'example.com:8080',
    'a.example:443?b#c',
    'NAS:5000#x',
    '10.0.0.1:80/',
  ])('has a host and a port, and no scheme: %s', (address) =>
    expect(withProtocol(address)).toBe(`http://${address}`),
  );
  test.each([
    'tel:112',
    'sms:12345',
    'https://a.example:1',
    'obsidian://open',
    'urn:isbn:123',
    'geo:46,7',
    'MAILTO:1',
  ])('has a scheme: %s', (address) => expect(withProtocol(address)).toBe(address));

  test('is the same where nothing is to be done', () => {
    expect(withProtocol('http://localhost:8787')).toBe('http://localhost:8787');
  });
});

describe('fileSizeText', () => {
  test.each([
    [0, '0 B'],
    [1023, '1,023 B'],
    [1024, '1 KB'],
    [1_600_000, '1.5 MB'],
    [50 * 1024 ** 2, '50 MB'],
    [3 * 1024 ** 4, '3 TB'],
    [5000 * 1024 ** 4, '5,000 TB'],
  ])('says %i bytes as %s', (bytes, text) => {
    expect(fileSizeText(bytes, 'en')).toBe(text);
  });
});
