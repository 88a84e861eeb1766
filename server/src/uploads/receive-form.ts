import type { MultipartFile } from '@fastify/multipart';
import { uploadFields } from '@cairn/contract/files';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { m } from '@cairn/words/messages';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { Refusal } from '../base/refusal.ts';
import type { ReceivedFile } from './upload-file.ts';

/** Limit for the form's fields, without the file. */
const formBytes = 16 * 1024;

/**
 * Deletes the file after a refusal or failure.
 *
 * @param maxBytes null for no limit
 */
export async function receiveForm(
  request: FastifyRequest,
  incomingFolder: string,
  maxBytes: number | null,
): Promise<Outcome<ReceivedFile, Refusal>> {
  if (!request.isMultipart()) return refused({ code: 'request.mediaType' });
  const tooLarge = refused<Refusal>({ code: 'limit.fileSize', limit: maxBytes ?? 0 });
  const claimed = Number(request.headers['content-length'] ?? 0);
  if (maxBytes !== null && claimed > maxBytes + formBytes) return tooLarge;
  const path = join(incomingFolder, randomUUID());
  const read = await readForm(request, path, maxBytes).catch(async (error: unknown) => {
    await rm(path, { force: true });
    if (isFault(error)) throw error;
    return refused<Refusal>({ code: 'request.malformed' });
  });
  if (read.ok) return read;
  await rm(path, { force: true });
  return read.refusal.code === 'limit.fileSize' ? tooLarge : read;
}

async function readForm(
  request: FastifyRequest,
  path: string,
  maxBytes: number | null,
): Promise<Outcome<ReceivedFile, Refusal>> {
  const fields: Record<string, unknown> = {};
  let name: string | null = null;
  const limits = {
    fileSize: maxBytes ?? Infinity,
    files: 1,
    fields: 5,
    fieldNameSize: 100,
    fieldSize: 1_000,
    parts: 6,
    headerPairs: 20,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname === 'file') {
      name = part.filename ?? '';
      if (await isTooLarge(part, path)) return refused({ code: 'limit.fileSize' });
    } else part.file.resume();
  }
  if (name === null) return refused({ code: 'file.missing', errors: { file: () => m.field_file_missing() } });
  const parsed = uploadFields.safeParse(fields);
  if (!parsed.success)
    return refused({ code: 'request.invalid', errors: { goal: () => m.field_id_invalid() } });
  const { size } = await stat(path);
  return accepted({ path, name, size, fields: parsed.data });
}

async function isTooLarge({ file }: MultipartFile, path: string): Promise<boolean> {
  // Ends the upload now: the rest may be endless.
  file.once('limit', () => file.destroy(new Error('The file is too large.')));
  try {
    await pipeline(file, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  } catch (error) {
    if (!file.truncated) throw error;
  }
  return file.truncated;
}

/** Errors of this machine or of Cairn, not of the form. */
function isFault(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  const isOurs = code === undefined && error instanceof TypeError;
  return isOurs || (syscall !== undefined && code !== 'ECONNRESET' && code !== 'EPIPE');
}
