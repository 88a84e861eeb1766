import type { StoredFile } from '@cairn/contract/files';
import { type Dirent, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { TestAnswer, TestPerson, TestServer } from './test-server.ts';

/** A picture of one colour, as PNG. */
export function testPicture(width = 1_000, height = 500): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#3670c9' } })
    .png()
    .toBuffer();
}

/** A form with one file. */
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

/** Sends whatever is given to where files are taken in. */
export function upload(person: Pick<TestPerson, 'ask'>, body: unknown, headers = {}): Promise<TestAnswer> {
  return person.ask({ method: 'POST', path: '/api/storage/', body, headers });
}

/** Uploads a file; throws when the server refuses. */
export async function uploaded(
  person: TestPerson,
  ...parts: Parameters<typeof fileForm>
): Promise<StoredFile> {
  const answer = await upload(person, fileForm(...parts));
  if (answer.status !== 201) throw new Error(`Uploading answered ${answer.status}: ${answer.text}`);
  return answer.body as StoredFile;
}

/**
 * Fetches an address of a server, read to its end: else its connection stays busy and the server's own end waits for it.
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

/** The smaller picture of a file, once it is drawn. */
export async function drawn(
  server: Pick<TestServer, 'origin'>,
  file: StoredFile,
  person: Pick<TestPerson, 'cookie'>,
): Promise<Response> {
  const small = () => fetched(server, file.previewUrl as string, person);
  // A drawing process starts for the first picture, on a busy machine slowly.
  await expect
    .poll(async () => (await small()).headers.get('content-type'), { timeout: 40_000 })
    .toBe('image/webp');
  return small();
}

/** Everything that lies in the folders of files, on its way or kept. */
export function filesOnDisk({ filesFolder }: Pick<TestServer, 'filesFolder'>): readonly Dirent[] {
  return readdirSync(filesFolder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
}
