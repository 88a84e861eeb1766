import { Worker } from 'node:worker_threads';

const beatMs = 1_000;

/**
 * A thread that kills a blocked process, so that it gets restarted. An endless loop would otherwise block everyone.
 *
 * @param mostMissed seconds without an event loop turn
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
