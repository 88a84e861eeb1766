/** Each time is in ms since the previous mark; the first is since the start of the process. */
export function printStartTimes(): void {
  let before = 0;
  for (const { name, startTime } of performance.getEntriesByType('mark')) {
    console.log(`${name.padEnd(28)} ${(startTime - before).toFixed(0).padStart(6)} ms`);
    before = startTime;
  }
}
