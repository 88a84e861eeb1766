/** Prints the milliseconds from each mark of starting to the next one, the first since the process began. */
export function printStartTimes(): void {
  let before = 0;
  for (const { name, startTime } of performance.getEntriesByType('mark')) {
    console.log(`${name.padEnd(28)} ${(startTime - before).toFixed(0).padStart(6)} ms`);
    before = startTime;
  }
}
