import { describe, expect, test } from 'vitest';
import { configFrom } from './config.ts';

describe('the settings', () => {
  test('need nothing to be set', () => {
    expect(configFrom({})).toMatchObject({
      port: 4280,
      host: '127.0.0.1',
      origin: 'http://localhost:4280',
      databaseUrl: null,
      smtpUrl: null,
      plansAreOn: true,
      signup: 'invited',
      proxies: 'loopback',
      logLevel: 'info',
    });
  });

  test('follow the port in the address, and drop a slash at its end', () => {
    expect(configFrom({ PORT: '80' }).origin).toBe('http://localhost');
    expect(configFrom({ CAIRN_ORIGIN: 'https://plan.example.org/' }).origin).toBe('https://plan.example.org');
  });

  test('that are set to nothing are not set', () => {
    expect(configFrom({ DATABASE_URL: '', CAIRN_PLANS: ' ' })).toMatchObject({
      databaseUrl: null,
      plansAreOn: true,
    });
  });

  test.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '4280a'],
    ['CAIRN_ORIGIN', 'plan.example.org'],
    ['CAIRN_ORIGIN', 'https://plan.example.org/cairn'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_READ_URL', 'x'],
    ['DATABASE_URL', 'postgres:'],
    ['SMTP_URL', 'mail.example.org'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'Cairn'],
    ['MAIL_FROM', 'Cairn <cairn>'],
    ['MAIL_FROM', 'a@example.org, b@example.org'],
    ['STORAGE_URL', 'file:///x'],
    ['STORAGE_URL', 's3://host/bucket'],
    ['STORAGE_URL', 's3://key:%zz@host/bucket'],
    ['STORAGE_URL', 's3://key:secret@host/bucket?regio=eu'],
    ['STORAGE_URL', 's3://key:secret@host/bucket?tls=on'],
    ['CAIRN_PLANS', 'yes'],
    ['CAIRN_GALLERY', 'yes'],
    ['CAIRN_INTRODUCTION', 'https://example.org/week.mp4'],
    ['CAIRN_INTRODUCTION', 'javascript:alert(1)'],
    ['CAIRN_SIGNUP', 'no'],
    ['CAIRN_SECURITY_LOG', 'yes'],
    ['CAIRN_PRIVATE_NETWORKS', 'on'],
    ['CAIRN_PROXIES', 'everybody'],
    ['CAIRN_PROXIES', '10.0.0.0/33'],
    ['LOG_LEVEL', 'loud'],
    ['CAIRN_DATABASE', 'x'],
  ])('name %s when it is "%s"', (name, value) => {
    expect(() => configFrom({ [name]: value })).toThrow(name);
  });

  test.each(['cairn@localhost', 'plan@example.org', 'Cairn <cairn@localhost>', '"A, B" <plan@example.org>'])(
    'take %s for a sender',
    (mailFrom) => expect(configFrom({ MAIL_FROM: mailFrom }).mailFrom).toBe(mailFrom),
  );

  test.each([
    ['https://youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'],
    ['https://plan.example.org/week.mp4', 'https://plan.example.org/week.mp4'],
    ['/films/week.mp4', 'https://plan.example.org/films/week.mp4'],
  ])('take %s for the video for new people', (address, introduction) => {
    const config = configFrom({ CAIRN_ORIGIN: 'https://plan.example.org', CAIRN_INTRODUCTION: address });
    expect(config.introduction).toBe(introduction);
  });

  test('that nobody knows are told with those that are', () => {
    expect(() => configFrom({ CAIRN_FOLDER: 'x' })).toThrow(
      'CAIRN_FOLDER is no setting of Cairn. Those are CAIRN_ORIGIN, CAIRN_DATA, CAIRN_PLANS, CAIRN_GALLERY, CAIRN_OPERATOR, CAIRN_INTRODUCTION, CAIRN_SIGNUP, CAIRN_PROXIES, CAIRN_SECURITY_LOG, CAIRN_PRIVATE_NETWORKS and what README.md names.',
    );
  });

  test('never repeat an address that may hold a password', () => {
    expect(() => configFrom({ DATABASE_URL: 'mysql://ida:secret@host' })).toThrow(/^(?!.*secret)/u);
  });
});
