import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testPort } from '@cairn/server/testing/test-port';

/** A proxy before a Cairn, as people have one, which can give out a newer version of the service worker. */
export class FrontOfCairn {
  readonly origin: string;
  hasNewerWorker = false;
  /** A script that runs before those of the app; the proxy writes it at the beginning of the app's first file. */
  scriptBeforeApp = '';
  readonly #server: Server;
  #behind = '';

  private constructor(server: Server) {
    this.#server = server;
    this.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    server.on('request', (asked, answer) => {
      const prefix = this.#prefixOf(asked.url ?? '/');
      const { 'if-none-match': _, 'if-modified-since': __, ...unconditional } = asked.headers;
      const passed = request(
        new URL(asked.url ?? '/', this.#behind),
        {
          method: asked.method,
          // Each on a connection of its own: one that is kept may be gone by then.
          agent: false,
          headers: prefix ? { ...unconditional, 'accept-encoding': 'identity' } : asked.headers,
        },
        (answered) => {
          const { 'content-length': ___, ...headers } = answered.headers;
          answer.writeHead(answered.statusCode ?? 502, prefix ? headers : answered.headers);
          if (prefix) answer.write(prefix);
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
    const port = await testPort();
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
    return new FrontOfCairn(server);
  }

  standsBefore(origin: string): void {
    this.#behind = origin;
  }

  /** Ends every connection and refuses new ones, as a network that is gone. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  /** Accepts connections again, at the same address. */
  async restore(): Promise<void> {
    const { port } = new URL(this.origin);
    await new Promise<void>((listening) => this.#server.listen(Number(port), '127.0.0.1', listening));
  }

  close(): Promise<void> {
    return this.cut();
  }

  #prefixOf(address: string): string {
    if (address === '/sw.js') return this.hasNewerWorker ? '// Newer.\n' : '';
    return address.startsWith('/assets/first-') ? this.scriptBeforeApp : '';
  }
}
