import { isUnchanged } from '../http/entity-tags.ts';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './answer.ts';
import { type CallerLookup, askerOf, contextFor, personOf } from './asker.ts';
import { isId } from '../base/ids.ts';
import { drawUpload } from '../files/draw-upload.ts';
import { type FileRow, isPictureType, originalKey, previewKey } from '../files/file-rows.ts';
import type { Storage } from '../files/file-store.ts';
import { openPlain } from '../files/plain-file.ts';
import { type ReadableFile, readableFile } from '../file-access/readable-file.ts';

/** Not in the contract, which has only calls that return JSON. */
export const filePath = '/files/:id/:name';
/** For strangers, with the code of a renewed link. */
const linkedPath = '/files/:id/:link/:name';

/** Files may not run scripts, load content or be framed. An SVG may use its own styles. */
const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'";

/** Checks access at each request. People outside of a space get its pictures without place and camera data. */
export function serveFiles(app: FastifyInstance, lookup: CallerLookup, storage: Storage | null): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id, link = null } = request.params as { readonly id: string; readonly link?: string };
    const asked = await askerOf(lookup, request, reply);
    if (!asked.ok) return sendRefusal(reply, asked.refusal);
    const person = personOf(asked.value);
    const file = isId(id)
      ? await readableFile(contextFor(lookup.context, asked.value), person?.id ?? null, id, link)
      : null;
    if (file === null || storage === null)
      return sendRefusal(reply, { code: person === null ? 'auth.required' : 'file.unknown' });
    // Draws the preview if Cairn ended before drawing it.
    if (wantsSmall(request) && !file.hasPreview && file.width !== null)
      void drawUpload(lookup.context.db, storage, file);
    return sendFile(request, reply, storage, file);
  };
  app.get(filePath, answer);
  app.get(linkedPath, answer);
}

const wantsSmall = ({ query }: FastifyRequest) => (query as { readonly size?: string }).size === 'small';

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  file: ReadableFile,
): Promise<FastifyReply> {
  const { store } = storage;
  const isSmall = wantsSmall(request) && file.hasPreview;
  const isPlain = !isSmall && (file.isPlain || !file.isOfMember);
  const tag = `"${file.id}${isSmall ? '-small' : isPlain ? '-plain' : ''}"`;
  reply.headers({
    etag: tag,
    // Access may end, so caches must ask each time.
    'cache-control': 'private, no-cache',
    'content-security-policy': filePolicy,
    'x-robots-tag': 'noindex',
  });
  if (isUnchanged(request.headers['if-none-match'], tag)) return reply.code(304).send();
  const bytes = file.bytesOf ?? file.id;
  const stored = isPlain
    ? await openPlain(storage, file)
    : await store.open(isSmall ? previewKey(bytes) : originalKey(bytes));
  if (stored === null) return sendRefusal(reply, { code: 'file.unknown' });
  return reply
    .headers({
      'content-type': isSmall ? 'image/webp' : file.mediaType,
      'content-length': stored.size,
      'content-disposition': dispositionOf(file, request),
    })
    .send(stored.bytes);
}

/**
 * Browsers show only pictures and download other files. An SVG is shown only in a page, where it cannot run scripts.
 */
function dispositionOf({ name: kept, mediaType }: FileRow, request: FastifyRequest): string {
  const name = nameInSentence(kept);
  const isDrawnInPage = request.headers['sec-fetch-dest'] === 'image';
  const isShown = isPictureType(mediaType) && (mediaType !== 'image/svg+xml' || isDrawnInPage);
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\]/gu, '_');
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${isShown ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${exact}`;
}
