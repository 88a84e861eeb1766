import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Distinguishes a process from a later one with the same pid. */
export interface ProcessMark {
  readonly pid: number;
  /** In system ticks; null if unknown. */
  readonly startTicks: string | null;
}

export function ownMark(): ProcessMark {
  return { pid: process.pid, startTicks: startTicksOf(process.pid) };
}

export function isAlive({ pid, startTicks }: ProcessMark): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (stateOf(pid) === 'Z') return false;
  if (startTicks === null) return true;
  const ticks = startTicksOf(pid);
  return ticks === null || ticks === startTicks;
}

export async function isGoneWithin(mark: ProcessMark, waitMs: number): Promise<boolean> {
  for (let waited = 0; waited < waitMs; waited += 20) {
    if (!isAlive(mark)) return true;
    await sleep(20);
  }
  return !isAlive(mark);
}

/** Fields of `/proc/<pid>/stat` after the name, which may contain spaces and brackets. */
function statOf(pid: number): readonly string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

const stateOf = (pid: number) => statOf(pid)?.[0] ?? null;
/** Field 22 of the line; {@link statOf} begins with field 3. */
const startTicksOf = (pid: number) =>
  process.platform === 'win32' ? windowsTicksOf(pid) : (statOf(pid)?.[19] ?? null);

/** Windows reuses pids soon. Null if unknown. */
function windowsTicksOf(pid: number): string | null {
  const question = `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`;
  try {
    const answer = execFileSync('powershell', ['-NoProfile', '-NonInteractive', '-Command', question], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      windowsHide: true,
      timeout: 10_000,
    });
    return answer.trim() || null;
  } catch {
    return null;
  }
}
