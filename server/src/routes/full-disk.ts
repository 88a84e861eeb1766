import { endpoints } from '@cairn/contract/endpoints';
import type { Disk } from '@cairn/core/files/disk-reserve';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from './answer.ts';

/**
 * Below so many free bytes nothing is written any more: what PostgreSQL writes ahead, and what others put on the disk until
 * that is seen. A database that cannot write ends, and could then not be read either.
 */
export const diskReserve = 64 * 1024 * 1024;

/** How long a look at the disk counts, in milliseconds. */
const lookMs = 1_000;
const readingMethods = ['GET', 'HEAD', 'OPTIONS'];
/** Whoever is signed out can read nothing, and a session is small. */
const alwaysTaken = [endpoints.login.path, endpoints.logout.path];

/** Refuses what writes while the disk is full, and takes it again as soon as there is room. */
export function refuseWritesOnFullDisk(app: FastifyInstance, disk: () => Promise<Disk>): void {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isFull = false;
  app.addHook('onRequest', async (request, reply) => {
    const { method, url } = request;
    if (readingMethods.includes(method) || alwaysTaken.some((path) => url.startsWith(path))) return;
    const now = performance.now();
    if (isFull || now - lookedAt > lookMs) {
      lookedAt = now;
      // A disk that tells nothing is not known to be full.
      isFull = await disk().then(
        ({ freeBytes }) => freeBytes < diskReserve,
        () => false,
      );
    }
    if (isFull) return sendRefusal(reply, { code: 'server.storageFull' });
  });
}
