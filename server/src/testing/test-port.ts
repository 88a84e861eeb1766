import { createServer } from 'node:net';

/** Below 32768, where the ports of outgoing connections begin. */
const first = 10_000;
const count = 22_000;

/** A port on which a server can restart: the system never gives it to a connection. */
export async function testPort(): Promise<number> {
  const port = first + Math.floor(Math.random() * count);
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return isFree ? port : testPort();
}
