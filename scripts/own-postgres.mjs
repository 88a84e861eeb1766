// A temporary server of the installed PostgreSQL (15 in CI), for a second run of the database tests.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const installed = '/usr/lib/postgresql';

/** Folder of the newest installed version, or null. */
export function ownPostgresPrograms() {
  if (!existsSync(installed)) return null;
  const versions = readdirSync(installed).filter((version) =>
    existsSync(join(installed, version, 'bin', 'initdb')),
  );
  const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0];
  return newest ? join(installed, newest, 'bin') : null;
}

export async function startOwnPostgres(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-pg-'));
  const asRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root, so it runs as Debian's user `postgres`.
  const owner = asRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (asRoot) {
    spawnSync('chown', ['postgres:postgres', folder]);
    chmodSync(folder, 0o755);
  }
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'cairn', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    owner,
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const settings = ['listen_addresses=', 'fsync=off', 'max_connections=60', 'timezone=UTC'];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', folder, ...settings.flatMap((it) => ['-c', it])],
    {
      ...owner,
      stdio: 'ignore',
    },
  );
  const isReady = () => spawnSync(join(programs, 'pg_isready'), ['-h', folder, '-U', 'cairn']).status === 0;
  while (!isReady()) {
    if (server.exitCode !== null) throw new Error('PostgreSQL ended while starting.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `postgres://cairn@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function idOf(flag) {
  return Number(spawnSync('id', [flag, 'postgres']).stdout.toString());
}
