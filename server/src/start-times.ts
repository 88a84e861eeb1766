/** Prints the time between marks, in ms; the first counts from the start of the process. */
export function printStartTimes(): void {
  let before = 0;
  for (const { name, startTime } of performance.getEntriesByType('mark')) {
    console.log(`${name.padEnd(28)} ${(startTime - before).toFixed(0).padStart(6)} ms`);
    before = startTime;
  }
}
