import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

function isSigned({ method = '', url = '', headers }: IncomingMessage, secret: string): boolean {
  const stated = /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/u.exec(
    headers.authorization ?? '',
  );
  if (!stated) return false;
  const [, scope = '', names = '', signature] = stated;
  const [path = '', query = ''] = url.split('?');
  const sortedQuery = query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => (part.includes('=') ? part : `${part}=`))
    .toSorted()
    .join('&');
  const signedHeaders = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const canonical = [
    method,
    path,
    sortedQuery,
    signedHeaders.join(''),
    names,
    String(headers['x-amz-content-sha256']),
  ].join('\n');
  const [day = '', region = '', service = ''] = scope.split('/');
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), service), 'aws4_request');
  return hmac(key, text).toString('hex') === signature;
}

/** Passes only correctly signed requests on to the service. */
export async function signatureGate(
  servicePort: number,
  secret: string,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const gate = createServer((asked, answer) => {
    if (!isSigned(asked, secret)) {
      answer.writeHead(403, { 'content-type': 'application/xml' });
      answer.end(
        '<Error><Code>SignatureDoesNotMatch</Code><Message>The signature is wrong.</Message></Error>',
      );
      return;
    }
    const { method, url, headers } = asked;
    const passed = send({ host: '127.0.0.1', port: servicePort, method, path: url, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 500, got.headers);
      got.pipe(answer);
    });
    asked.pipe(passed);
  });
  await new Promise<void>((done) => gate.listen(0, '127.0.0.1', done));
  return {
    port: (gate.address() as AddressInfo).port,
    close: () => new Promise((done) => gate.close(() => done())),
  };
}
