import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { createServer } from 'node:net';

/** What an embedded PostgreSQL has to do otherwise on one platform than on another. */
export interface Platform {
  /** Over a socket in the data folder that nobody else may enter, or over 127.0.0.1 with a password. */
  readonly reach: 'socket' | 'loopback';
  /** A signal, or `pg_ctl` where a process knows no signals but to be cut off. */
  readonly endedBy: 'signal' | 'pg_ctl';
  /** What the names of programs end in. */
  readonly programSuffix: string;
  /** Lets nobody but its owner read or write a file. */
  keepToOwner(path: string): void;
  /** A port of 127.0.0.1 that nobody listens on now. */
  freePort(): Promise<number>;
}

/** How it is done on a platform as Node names it. */
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
    // Windows has no modes. S-1-3-4 is whoever owns the file, in every language.
    execFileSync('icacls', [path, '/inheritance:r', '/grant:r', '*S-1-3-4:F'], {
      stdio: 'ignore',
      windowsHide: true,
    });
  },
  freePort,
};

/** A port of 127.0.0.1 that nobody listens on at this moment. */
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

/** Where this process runs. */
export const ownPlatform: Platform = platformOf(process.platform);
