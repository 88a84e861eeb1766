import { Worker } from 'node:worker_threads';

const beatMs = 1_000;

/**
 * A thread that kills this process when its event loop is blocked, so it is restarted.
 *
 * @param maxMissed seconds without a turn of the event loop
 */
export function startWatchdog(maxMissed = 30): Worker {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('./watchdog-worker.ts', import.meta.url), {
    execArgv: [],
    workerData: { beats, beatMs, maxMissed },
  });
  worker.unref();
  setInterval(() => Atomics.add(beats, 0, 1), beatMs).unref();
  return worker;
}
