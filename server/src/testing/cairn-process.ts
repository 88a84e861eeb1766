import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testPort } from './test-port.ts';
import { timedWait } from './timed-wait.ts';

const main = join(import.meta.dirname, '..', 'main.ts');
const command = join(import.meta.dirname, '..', 'cli', 'cairn.ts');

export interface CairnProcess {
  readonly origin: string;
  readonly child: ChildProcess;
  said(): string;
  /** Returns the exit code; null after a signal. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

export function dataFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'cairn-data-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function plainEnvironment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }), ...settings };
}

/** Arguments that start Cairn as `npm start` does: it restarts after a crash. */
export const supervised = [
  '--input-type=module',
  '--eval',
  `import { supervise } from ${JSON.stringify(join(import.meta.dirname, '../../../scripts/supervise.mjs'))};
   supervise(process.execPath, [${JSON.stringify(main)}], {}, (code) => process.exit(code));`,
];

/**
 * Resolves when Cairn prints its address. Rejects with Cairn's output if it ends earlier.
 *
 * @param args for Node
 */
export async function startCairn(
  settings: Readonly<Record<string, string>>,
  args: readonly string[] = [main],
): Promise<CairnProcess> {
  const port = settings['PORT'] ?? String(await testPort());
  const env = plainEnvironment({ LOG_LEVEL: 'warn', CAIRN_SIGNUP: 'open', ...settings, PORT: port });
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  const exited = new Promise<number | null>((done) => child.once('exit', done));
  const starting = new Promise<void>((started, failed) => {
    const take = (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('Cairn is at ')) started();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('close', () => failed(new Error(text)));
  });
  await timedWait('servers', starting);
  return {
    origin: `http://localhost:${port}`,
    child,
    said: () => text,
    end(signal) {
      child.kill(signal);
      return exited;
    },
  };
}

export async function runCairn(
  settings: Readonly<Record<string, string>>,
  args: readonly string[],
  input = '',
): Promise<{ readonly code: number | null; readonly text: string; readonly complaints: string }> {
  const child = spawn(process.execPath, [command, ...args], { env: plainEnvironment(settings) });
  let text = '';
  let complaints = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    complaints += chunk.toString();
  });
  child.stdin.end(input);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, text: text.trim(), complaints: complaints.trim() };
}
