import { Agent, request } from 'node:http';

export interface Shot {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

function send(
  agent: Agent,
  origin: string,
  { method, path, headers, body }: Shot,
): Promise<{ status: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const outgoing = request(`${origin}${path}`, { method, headers, agent }, (answer) => {
    const pieces: Buffer[] = [];
    answer.on('data', (piece: Buffer) => pieces.push(piece));
    answer.on('end', () =>
      resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(pieces).toString() }),
    );
  });
  outgoing.on('error', reject);
  outgoing.end(body);
  return promise;
}

/** Runs `once` repeatedly, `lanes` at a time. Returns runs per second. */
export async function throughput(
  lanes: number,
  forMs: number,
  once: (count: number) => Promise<void>,
): Promise<number> {
  const until = performance.now() + forMs;
  const startedAt = performance.now();
  let count = 0;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (performance.now() < until) {
        count += 1;
        await once(count);
      }
    }),
  );
  return (count * 1000) / (performance.now() - startedAt);
}

/** Fails if any status is not 2xx. */
export async function requestsPerSecond(
  origin: string,
  lanes: number,
  forMs: number,
  shot: (count: number) => Shot,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  try {
    return await throughput(lanes, forMs, async (count) => {
      const { status, text } = await send(agent, origin, shot(count));
      if (status >= 300) throw new Error(`The server answered ${status}: ${text.slice(0, 200)}`);
    });
  } finally {
    agent.destroy();
  }
}

export async function requestsInAll(origin: string, lanes: number, count: number, shot: Shot): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  let left = count;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (; left > 0; left -= 1) await send(agent, origin, shot);
    }),
  );
  agent.destroy();
}
