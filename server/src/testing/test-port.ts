import { createServer } from 'node:net';

/** Systems give outgoing connections ports from 32768 on, macOS and Windows from 49152 on: these are below. */
const first = 10_000;
const count = 22_000;

/**
 * A port that nothing uses. A server can be stopped and started on it again.
 *
 * A port that the system chooses may be given to another program, or to a connection, before the server takes it.
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
