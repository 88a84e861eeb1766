import type { Presence } from '@cairn/contract/presence';
import type { TestPerson } from './test-server.ts';

export interface Listening {
  /** The scope of each `at` event, in order. */
  readonly heard: string[];
  readonly looks: Presence[];
  hasEnded(): boolean;
  close(): Promise<void>;
}

export async function listenAs(
  { cookie }: TestPerson,
  origin: string,
  headers: Readonly<Record<string, string>> = { cookie },
): Promise<Listening> {
  const response = await fetch(`${origin}/api/v2/feed/stream/`, { headers });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const heard: string[] = [];
  const looks: Presence[] = [];
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
        if (/^data: .*"userId"/u.test(line)) looks.push(JSON.parse(line.slice('data: '.length)) as Presence);
      }
    }
    hasEnded = true;
  };
  void read();
  return { heard, looks, hasEnded: () => hasEnded, close: () => reader.cancel() };
}
