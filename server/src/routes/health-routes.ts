import { accepted } from '@cairn/core/outcome';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statement } from '../db/statement.ts';
import type { Handlers } from './handler.ts';

const packageFile = join(import.meta.dirname, '..', '..', 'package.json');
export const version = (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version;

const ping = statement('select 1');

/** 503 if the database fails. */
export const healthRoutes: Handlers<'health'> = {
  health: async ({ context }) => {
    await context.db.rows(ping);
    return accepted({ status: 200, body: { status: 'ok', version, database: 'ok' } });
  },
};
