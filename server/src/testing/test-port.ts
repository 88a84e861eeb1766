import { createServer } from 'node:net';

/** Below the ports of outgoing connections, which start at 32768. */
const first = 10_000;
const count = 22_000;

/** A port on which a server can restart. The system could give a port of its choice to a connection first. */
export async function testPort(): Promise<number> {
  const port = first + Math.floor(Math.random() * count);
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return isFree ? port : testPort();
}
