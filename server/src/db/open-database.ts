import type pg from 'pg';
import type { Config } from '../base/config.ts';
import { isDataFolderLocked, lockDataFolder } from './embedded/data-lock.ts';
import { ownPlatform, type Platform } from './embedded/platform.ts';
import { connectionOf, startPostgres } from './embedded/postgres.ts';
import { migrate } from './migrate.ts';
import { openForeignPool, openPool } from './pool.ts';
import { refuseUnfit } from './refuse-unfit.ts';

export interface OpenDatabase {
  readonly pool: pg.Pool;
  readonly ended: Promise<string>;
  close(): Promise<void>;
}

const databaseName = 'cairn';

/** @throws StartError if the folder is locked or the database cannot run */
export async function openDatabase(
  config: Pick<Config, 'dataFolder' | 'databaseUrl'>,
  platform: Platform = ownPlatform,
): Promise<OpenDatabase> {
  const unlock = lockDataFolder(config.dataFolder);
  try {
    const opened =
      config.databaseUrl === null
        ? await openEmbedded(config.dataFolder, platform)
        : await openOwn(config.databaseUrl);
    try {
      await migrate(opened.pool);
    } catch (error) {
      await opened.close();
      throw error;
    }
    return {
      ...opened,
      async close() {
        await opened.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** For commands: connects to the database of a running server, or else opens the database itself. */
export async function openBeside(
  config: Pick<Config, 'dataFolder' | 'databaseUrl'>,
  platform: Platform = ownPlatform,
): Promise<OpenDatabase> {
  if (!isDataFolderLocked(config.dataFolder)) return openDatabase(config, platform);
  const pool =
    config.databaseUrl === null
      ? openPool(connectionOf(config.dataFolder, databaseName, platform), 2)
      : await openForeignPool(config.databaseUrl, 2);
  return { pool, ended: new Promise(() => {}), close: () => pool.end() };
}

async function openOwn(databaseUrl: string): Promise<OpenDatabase> {
  const pool = await openForeignPool(databaseUrl);
  try {
    await refuseUnfit(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { pool, ended: new Promise(() => {}), close: () => pool.end() };
}

async function openEmbedded(dataFolder: string, platform: Platform): Promise<OpenDatabase> {
  const server = await startPostgres(dataFolder, {}, platform);
  performance.mark('PostgreSQL');
  const admin = openPool(server.connectionTo('postgres'), 1);
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [databaseName]);
  if (rowCount === 0) await admin.query(`create database ${databaseName}`);
  await admin.end();
  const pool = openPool(server.connectionTo(databaseName));
  return {
    pool,
    ended: server.ended,
    async close() {
      await pool.end();
      await server.stop();
    },
  };
}
