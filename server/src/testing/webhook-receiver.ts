import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { type Network, publicNetwork } from '../embeds/network.ts';

export interface ReceivedCall {
  readonly id: string;
  /** In seconds since 1970. */
  readonly timestamp: number;
  readonly signatures: readonly string[];
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- JSON of any shape
  readonly content: any;
  readonly headers: Readonly<Record<string, string>>;
}

/** `drop` closes the connection, `hang` never answers. */
type Behaviour =
  | number
  | 'drop'
  | 'hang'
  | { readonly status: number; readonly text?: string; readonly headers?: Record<string, string> };

export interface WebhookReceiver {
  /** Whatever the answer. */
  readonly received: ReceivedCall[];
  /** The next answers; after them {@link WebhookReceiver.usual}. */
  readonly answers: Behaviour[];
  usual: Behaviour;
  /** Loopback acts as the public internet, on this port only. */
  readonly network: Network;
  readonly url: string;
  close(): Promise<void>;
}

export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    receiver.received.push(readCall(request, Buffer.concat(chunks).toString()));
    const behaviour = receiver.answers.shift() ?? receiver.usual;
    if (behaviour === 'hang') return;
    if (behaviour === 'drop') return void request.socket.destroy();
    const {
      status,
      text = '',
      headers = {},
    } = typeof behaviour === 'number' ? { status: behaviour } : behaviour;
    response.writeHead(status, headers).end(text);
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    received: [],
    answers: [],
    usual: 200,
    network: {
      resolve: async () => ['127.0.0.1'],
      mayReach: (address, toPort) =>
        (address === '127.0.0.1' && toPort === port) || publicNetwork.mayReach(address, toPort),
    },
    url: `http://hooks.example.com:${port}/cairn`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return receiver;
}

function readCall(request: IncomingMessage, text: string): ReceivedCall {
  const headers = request.headers as Record<string, string>;
  return {
    id: headers['webhook-id'] ?? '',
    timestamp: Number(headers['webhook-timestamp']),
    signatures: (headers['webhook-signature'] ?? '').split(' '),
    text,
    content: JSON.parse(text),
    headers,
  };
}

/** By the library of Standard Webhooks. */
export function isSignedWith(secret: string, { id, timestamp, signatures, text }: ReceivedCall): boolean {
  return signatures.includes(new Webhook(secret).sign(id, new Date(timestamp * 1000), text));
}
