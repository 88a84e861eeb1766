#!/usr/bin/env node
// `npx cairn …`: runs the commands under the Node that Cairn brings along.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const server = dirname(dirname(fileURLToPath(import.meta.url)));
const bundled = join(dirname(server), 'node_modules', 'node', 'bin', 'node');
const node = existsSync(bundled) ? bundled : process.execPath;
const command = join(server, 'src', 'cli', 'cairn.ts');
const { status } = spawnSync(node, [command, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
