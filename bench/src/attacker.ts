// Runs in a thread of its own, so the measuring thread stays free.
import { parentPort, workerData } from 'node:worker_threads';

export interface Blow {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}

const { origin, cookie, blows, lanes } = workerData as {
  readonly origin: string;
  readonly cookie: string;
  readonly blows: readonly Blow[];
  readonly lanes: number;
};

let sent = 0;
parentPort?.on('message', () => {
  parentPort?.postMessage(sent);
  process.exit(0);
});
await Promise.all(
  Array.from({ length: lanes }, async (_, lane) => {
    for (let n = lane; ; n += 1) {
      const { method, path, body } = blows[n % blows.length] as Blow;
      const type = body?.startsWith('--form') ? 'multipart/form-data; boundary=form' : 'application/json';
      const headers = { cookie, origin, ...(body !== undefined && { 'content-type': type }) };
      const answer = await fetch(`${origin}${path}`, { method, headers, body: body ?? null });
      await answer.arrayBuffer();
      sent += 1;
    }
  }),
);
