import type { Server } from 'node:http';

const everyMs = 50;

/**
 * Closes connections after their response. Node closes only those idle at shutdown; a busy one would stay until it
 * times out.
 */
export function letConnectionsGo(server: Server): void {
  const timer = setInterval(() => server.closeIdleConnections(), everyMs);
  server.once('close', () => clearInterval(timer));
}
