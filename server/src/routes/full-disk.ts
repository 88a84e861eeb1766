import { endpoints } from '@cairn/contract/endpoints';
import type { Disk } from '@cairn/core/files/disk-reserve';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from './answer.ts';

/**
 * In bytes. With less free, all writes are refused: PostgreSQL ends when it cannot write its log, and then cannot be
 * read either.
 */
export const diskReserve = 64 * 1024 * 1024;

const lookMs = 1_000;
const readingMethods = ['GET', 'HEAD', 'OPTIONS'];
/** Without signing in, people could not even read. A session takes little room. */
const alwaysTaken = [endpoints.login.path, endpoints.logout.path];

export function refuseWritesOnFullDisk(app: FastifyInstance, disk: () => Promise<Disk>): void {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isFull = false;
  app.addHook('onRequest', async (request, reply) => {
    const { method, url } = request;
    if (readingMethods.includes(method) || alwaysTaken.some((path) => url.startsWith(path))) return;
    const now = performance.now();
    if (isFull || now - lookedAt > lookMs) {
      lookedAt = now;
      isFull = await disk().then(
        ({ freeBytes }) => freeBytes < diskReserve,
        () => false,
      );
    }
    if (isFull) return sendRefusal(reply, { code: 'server.storageFull' });
  });
}
