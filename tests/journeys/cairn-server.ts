import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testPort } from '@cairn/server/testing/test-port';
import { timedWait } from '@cairn/server/testing/timed-wait';

const root = fileURLToPath(new URL('../..', import.meta.url));
const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

export class CairnServer {
  readonly origin: string;
  readonly dataFolder: string;
  readonly #port: number;
  readonly #environment: Readonly<Record<string, string>>;
  #process: ChildProcess | null = null;
  #log = '';

  get log(): string {
    return this.#log;
  }

  private constructor(port: number, environment: Readonly<Record<string, string>>, host: string) {
    this.#port = port;
    this.#environment = environment;
    this.origin = `http://${host}:${port}`;
    this.dataFolder = mkdtempSync(join(tmpdir(), 'cairn-journey-'));
  }

  /** @param environment additional variables, such as `DATABASE_URL` */
  static async start(
    environment: Readonly<Record<string, string>> = {},
    host = 'localhost',
  ): Promise<CairnServer> {
    const server = new CairnServer(await testPort(), environment, host);
    await server.start();
    return server;
  }

  /** A restart keeps the data and the address. */
  start(): Promise<void> {
    const child = spawn(node, [join(root, 'server', 'src', 'main.ts')], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(this.#port),
        CAIRN_ORIGIN: this.origin,
        CAIRN_DATA: this.dataFolder,
        CAIRN_SIGNUP: 'open',
        LOG_LEVEL: 'warn',
        ...this.#environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    const starting = new Promise<void>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        this.#log += chunk.toString();
        if (this.#log.includes('Cairn is at')) resolve();
      };
      this.#log = '';
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${this.#log}`)));
    });
    return timedWait('servers', starting);
  }

  /** SIGTERM as by an operator, SIGKILL as by a power cut. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.dataFolder, { recursive: true, force: true });
  }
}
