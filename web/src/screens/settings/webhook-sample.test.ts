import crypto from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { checkingCode, sampleRequest } from './webhook-sample.ts';

const secrets = ['first', 'second'].map((text) => Buffer.from(text.padEnd(24, '.')).toString('base64'));
const [secret = '', formerSecret = ''] = secrets;
const id = 'msg_01JD3Y8Q6RWB';
const rawBody = '{"event":"goalDone","name":"Grüße"}';
const now = Math.floor(Date.now() / 1000);

function signatureWith(key: string, timestamp = now): string {
  const signed = crypto.createHmac('sha256', Buffer.from(key, 'base64'));
  return `v1,${signed.update(`${id}.${timestamp}.${rawBody}`).digest('base64')}`;
}

/** Runs the code that the page shows. */
function check(signature: string, { body = rawBody, timestamp = now } = {}) {
  const code = checkingCode.replace(/^import.*$/mu, '');
  const known = { crypto, Buffer, Date, secret: `whsec_${secret}`, id, timestamp: String(timestamp) };
  return runInNewContext(`${code}\n({ isSigned, isFresh })`, { ...known, signature, rawBody: body });
}

describe('the code that checks a signature', () => {
  const both = [signatureWith(secret), signatureWith(formerSecret)];
  test.each([
    ['one signature', both[0] ?? ''],
    ['the former one after it', both.join(' ')],
    ['the former one before it', both.toReversed().join(' ')],
  ])('accepts %s', (_, signature) => {
    expect(check(signature)).toEqual({ isSigned: true, isFresh: true });
  });

  test.each([
    ['another secret', both[1] ?? '', {}],
    ['another body', both[0] ?? '', { body: `${rawBody} ` }],
    ['another time', both[0] ?? '', { timestamp: now - 1 }],
    ['a short signature', 'v1,AAAA', {}],
    ['no signature', '', {}],
  ])('rejects %s', (_, signature, given) => {
    expect(check(signature, given).isSigned).toBe(false);
  });

  test('finds a repeated call of yesterday', () => {
    const timestamp = now - 86_400;
    expect(check(signatureWith(secret, timestamp), { timestamp })).toEqual({
      isSigned: true,
      isFresh: false,
    });
  });
});

test('the sample leads to a goal of this server', () => {
  expect(sampleRequest('https://cairn.example')).toContain('"url": "https://cairn.example/goals/7Kq2vN/"');
});
