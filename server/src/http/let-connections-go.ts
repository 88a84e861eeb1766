import type { Server } from 'node:http';

/** How often an ending server looks for connections that nobody uses any more, in milliseconds. */
const everyMs = 50;

/**
 * Ends every connection of an ending server as soon as its request is answered. Node ends those that are idle when it is
 * told to end; one whose answer was on its way right then would be kept for its next request until it times out.
 */
export function letConnectionsGo(server: Server): void {
  const timer = setInterval(() => server.closeIdleConnections(), everyMs);
  server.once('close', () => clearInterval(timer));
}
