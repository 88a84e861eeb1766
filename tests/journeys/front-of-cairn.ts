import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testPort } from '@cairn/server/testing/test-port';

export class FrontOfCairn {
  readonly origin: string;
  hasNewerWorker = false;
  /** Inserted at the beginning of the app's first file. */
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
          // A kept connection may be closed already.
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

  /** Opens before the server, which has to know this address. */
  static async open(): Promise<FrontOfCairn> {
    const server = createServer();
    const port = await testPort();
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
    return new FrontOfCairn(server);
  }

  standsBefore(origin: string): void {
    this.#behind = origin;
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

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
