import { createServer } from 'node:net';

/** Below the ports of outgoing connections: 32768 and up, on macOS and Windows 49152 and up. */
const first = 10_000;
const count = 22_000;

/**
 * A free port on which a server can restart. A port chosen by the system could be taken by a connection before the
 * server uses it.
 */
export async function testPort(): Promise<number> {
  const port = first + Math.floor(Math.random() * count);
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return isFree ? port : testPort();
}
