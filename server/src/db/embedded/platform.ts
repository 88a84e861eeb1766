import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { createServer } from 'node:net';

export interface Platform {
  /** A private socket in the data folder, or 127.0.0.1 with a password. */
  readonly reach: 'socket' | 'loopback';
  /** `pg_ctl` where signals can only kill. */
  readonly endedBy: 'signal' | 'pg_ctl';
  readonly programSuffix: string;
  keepToOwner(path: string): void;
  freePort(): Promise<number>;
}

export function platformOf(name: NodeJS.Platform): Platform {
  return name === 'win32' ? windows : unix;
}

const unix: Platform = {
  reach: 'socket',
  endedBy: 'signal',
  programSuffix: '',
  keepToOwner: (path) => chmodSync(path, 0o600),
  freePort,
};

const windows: Platform = {
  reach: 'loopback',
  endedBy: 'pg_ctl',
  programSuffix: '.exe',
  keepToOwner(path) {
    // Windows has no file modes. S-1-3-4 is the owner, in every language.
    execFileSync('icacls', [path, '/inheritance:r', '/grant:r', '*S-1-3-4:F'], {
      stdio: 'ignore',
      windowsHide: true,
    });
  },
  freePort,
};

/** Another program may take the port before the caller listens. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done, failed) => {
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', done);
  });
  const { port } = probe.address() as { readonly port: number };
  await new Promise((done) => probe.close(done));
  return port;
}

export const ownPlatform: Platform = platformOf(process.platform);
