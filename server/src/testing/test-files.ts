import type { StoredFile } from '@cairn/contract/files';
import { type Dirent, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { TestAnswer, TestPerson, TestServer } from './test-server.ts';

export function testPicture(width = 1_000, height = 500): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#3670c9' } })
    .png()
    .toBuffer();
}

export function fileForm(
  bytes: string | Uint8Array,
  name: string,
  fields: Readonly<Record<string, string>> = {},
): FormData {
  const filled = new FormData();
  for (const [field, value] of Object.entries(fields)) filled.set(field, value);
  filled.set('file', new Blob([typeof bytes === 'string' ? bytes : Buffer.from(bytes)]), name);
  return filled;
}

export function upload(person: Pick<TestPerson, 'ask'>, body: unknown, headers = {}): Promise<TestAnswer> {
  return person.ask({ method: 'POST', path: '/api/storage/', body, headers });
}

export async function uploaded(
  person: TestPerson,
  ...parts: Parameters<typeof fileForm>
): Promise<StoredFile> {
  const answer = await upload(person, fileForm(...parts));
  if (answer.status !== 201) throw new Error(`Uploading answered ${answer.status}: ${answer.text}`);
  return answer.body as StoredFile;
}

/**
 * Reads the whole answer: otherwise its connection stays open and delays shutdown.
 *
 * @param person null for a visitor
 */
export async function fetched(
  { origin }: Pick<TestServer, 'origin'>,
  path: string,
  person: Pick<TestPerson, 'cookie'> | null,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const cookie = person ? { cookie: person.cookie } : {};
  const answer = await fetch(`${origin}${path}`, { headers: { ...cookie, ...headers } });
  const bytes = await answer.arrayBuffer();
  return new Response(bytes.byteLength === 0 ? null : bytes, {
    status: answer.status,
    headers: answer.headers,
  });
}

export async function drawn(
  server: Pick<TestServer, 'origin'>,
  file: StoredFile,
  person: Pick<TestPerson, 'cookie'>,
): Promise<Response> {
  const small = () => fetched(server, file.previewUrl as string, person);
  await expect
    .poll(async () => (await small()).headers.get('content-type'), { timeout: 40_000 })
    .toBe('image/webp');
  return small();
}

export function filesOnDisk({ filesFolder }: Pick<TestServer, 'filesFolder'>): readonly Dirent[] {
  return readdirSync(filesFolder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
}
