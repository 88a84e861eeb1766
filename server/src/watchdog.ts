import { Worker } from 'node:worker_threads';

const beatMs = 1_000;

/**
 * Watches over this process from a thread of its own: where nothing has had its turn for 30 seconds, the process is ended,
 * for whoever started it to start it again. Without this, one endless loop would keep everybody waiting for ever.
 *
 * @param mostMissed after so many seconds without a beat
 * @returns the thread
 */
export function startWatchdog(mostMissed = 30): Worker {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('./watchdog-worker.ts', import.meta.url), {
    execArgv: [],
    workerData: { beats, beatMs, mostMissed },
  });
  worker.unref();
  setInterval(() => Atomics.add(beats, 0, 1), beatMs).unref();
  return worker;
}
