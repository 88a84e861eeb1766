import type { Server } from 'node:http';

const everyMs = 50;

/**
 * After its shutdown begins, Node closes only connections that are idle at that moment. Other connections would
 * stay until they time out.
 */
export function letConnectionsGo(server: Server): void {
  const timer = setInterval(() => server.closeIdleConnections(), everyMs);
  server.once('close', () => clearInterval(timer));
}
