import type { TestPerson } from './test-server.ts';

/** Somebody's open stream. */
export interface Listening {
  /** The scopes that it has told of, each time it did. */
  readonly heard: string[];
  hasEnded(): boolean;
  close(): Promise<void>;
}

/** Listens to somebody's stream at a server's address. */
export async function listenAs({ cookie }: TestPerson, origin: string): Promise<Listening> {
  const response = await fetch(`${origin}/api/v2/feed/stream/`, { headers: { cookie } });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const heard: string[] = [];
  let hasEnded = false;
  let rest = '';
  const read = async () => {
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
      if (done) break;
      const lines = (rest + Buffer.from(value ?? []).toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const scope = /"scope":"(?<scope>[^"]+)"/u.exec(line)?.groups?.['scope'];
        if (scope) heard.push(scope);
      }
    }
    hasEnded = true;
  };
  void read();
  return { heard, hasEnded: () => hasEnded, close: () => reader.cancel() };
}
