import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Network } from '../embeds/network.ts';
import { publicNetwork } from '../embeds/network.ts';

/** A notice as a browser shows it. */
export interface ReceivedPush {
  /** Name of the browser. */
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly tag: string;
  readonly event: { readonly code: string; readonly datetime: string } | null;
  /** In bytes, as the push service sees it. */
  readonly length: number;
  readonly headers: IncomingMessage['headers'];
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
  /** The public key that signed the request. */
  readonly signer: string;
}

type Behaviour = number | 'drop' | { readonly status: number; readonly headers: Record<string, string> };

export interface PushService {
  readonly received: ReceivedPush[];
  /** All requests, answered or not, by the name of the browser. */
  readonly asked: string[];
  /** The next answers to a browser; after them 201. */
  readonly answers: Map<string, Behaviour[]>;
  /** Loopback acts as the public internet, on this port only. */
  readonly network: Network;
  /** The body of a call that subscribes a browser. */
  browser(name: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  close(): Promise<void>;
}

interface BrowserKeys {
  readonly pair: ECDH;
  readonly auth: Buffer;
}

/** A push service with its browsers, written from RFC 8188, 8291 and 8292 without the library that encrypts. */
export async function openPushService(): Promise<PushService> {
  const keys = new Map<string, BrowserKeys>();
  const received: ReceivedPush[] = [];
  const asked: string[] = [];
  const answers = new Map<string, Behaviour[]>();
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const name = (request.url ?? '').slice(1);
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    asked.push(name);
    const behaviour = answers.get(name)?.shift() ?? 201;
    if (behaviour === 'drop') return void request.socket.destroy();
    const { status, headers = {} } = typeof behaviour === 'number' ? { status: behaviour } : behaviour;
    if (status === 201) received.push(readPush(name, keys.get(name) as BrowserKeys, request, chunks));
    response.writeHead(status, headers).end('x'.repeat(100_000));
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    asked,
    answers,
    network: {
      resolve: async () => ['127.0.0.1'],
      mayReach: (address, toPort) =>
        (address === '127.0.0.1' && toPort === port) || publicNetwork.mayReach(address, toPort),
    },
    browser(name) {
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const auth = randomBytes(16);
      keys.set(name, { pair, auth });
      return {
        endpoint: `http://push.example.com:${port}/${name}`,
        keys: { p256dh, auth: auth.toString('base64url') },
      };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function readPush(
  to: string,
  keys: BrowserKeys,
  { headers }: IncomingMessage,
  chunks: readonly Buffer[],
): ReceivedPush {
  const body = Buffer.concat(chunks);
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('The notice has another encoding.');
  const text = decrypted(keys, body).toString();
  return {
    to,
    ...JSON.parse(text),
    length: body.length,
    headers,
    ...signatureOf(headers.authorization ?? ''),
  };
}

/** RFC 8291, section 3.4, for one record as in RFC 8188. */
export function decrypted({ pair, auth }: BrowserKeys, body: Buffer): Buffer {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, length));
  const record = body.subarray(21 + keyLength);
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2));
}

/** RFC 8292: throws unless the token is signed by the key beside it. */
function signatureOf(authorization: string): Pick<ReceivedPush, 'claims' | 'signer'> {
  const [, token = '', signer = ''] = /^vapid t=([^,\s]+), ?k=(\S+)$/u.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(signer, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as never, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The request is not signed.');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), signer };
}
