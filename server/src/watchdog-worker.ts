import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { beats, beatMs, maxMissed } = workerData as {
  readonly beats: Int32Array;
  readonly beatMs: number;
  readonly maxMissed: number;
};

let last = 0;
let missed = 0;
// Counts turns of this thread, so the time while a machine sleeps counts as one turn.
setInterval(() => {
  const now = Atomics.load(beats, 0);
  missed = now === last ? missed + 1 : 0;
  last = now;
  if (missed < maxMissed) return;
  writeSync(2, `Nothing has had its turn for ${maxMissed} seconds. Cairn ends itself.\n`);
  process.kill(process.pid, 'SIGKILL');
}, beatMs);
