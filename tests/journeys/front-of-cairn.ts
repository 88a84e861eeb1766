import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy before a Cairn, as people have one, which can give out a newer version of the service worker. */
export class FrontOfCairn {
  readonly origin: string;
  hasNewerWorker = false;
  readonly #server: Server;
  #behind = '';

  private constructor(server: Server) {
    this.#server = server;
    this.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    server.on('request', (asked, answer) => {
      const isNewer = asked.url === '/sw.js' && this.hasNewerWorker;
      const { 'if-none-match': _, 'if-modified-since': __, ...unconditional } = asked.headers;
      const passed = request(
        new URL(asked.url ?? '/', this.#behind),
        {
          method: asked.method,
          // Each on a connection of its own: one that is kept may be gone by then.
          agent: false,
          headers: isNewer ? { ...unconditional, 'accept-encoding': 'identity' } : asked.headers,
        },
        (answered) => {
          const { 'content-length': ___, ...headers } = answered.headers;
          answer.writeHead(answered.statusCode ?? 502, isNewer ? headers : answered.headers);
          if (isNewer) answer.write('// Newer.\n');
          answered.pipe(answer);
        },
      );
      passed.on('error', () => answer.destroy());
      answer.on('close', () => passed.destroy());
      asked.pipe(passed);
    });
  }

  /** Opens on a port of its own; what stands behind it is said afterwards, because that has to know this address. */
  static async open(): Promise<FrontOfCairn> {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return new FrontOfCairn(server);
  }

  standsBefore(origin: string): void {
    this.#behind = origin;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}
