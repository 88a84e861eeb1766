import { endpoints } from '@cairn/contract/endpoints';
import type { Disk } from '@cairn/core/files/disk-reserve';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from './answer.ts';

/**
 * Free space in bytes below which all writes are refused, because PostgreSQL needs room for its log. A database that
 * cannot write would end, and could not be read either.
 */
export const diskReserve = 64 * 1024 * 1024;

const lookMs = 1_000;
const readingMethods = ['GET', 'HEAD', 'OPTIONS'];
/** Signed-out people could read nothing, and a session is small. */
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
      // An unreadable disk counts as not full.
      isFull = await disk().then(
        ({ freeBytes }) => freeBytes < diskReserve,
        () => false,
      );
    }
    if (isFull) return sendRefusal(reply, { code: 'server.storageFull' });
  });
}
