import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { LogLevel } from '../base/config.ts';

/** Fields of an error that hold no personal content. */
const plainFields = ['code', 'syscall', 'constraint', 'table', 'routine', 'responseCode', 'command'] as const;

/**
 * The logged part of an error unless the level is `debug` or `trace`. The message loses addresses and quoted parts,
 * because databases and mail servers repeat input there.
 */
export function plainError(error: Error): Readonly<Record<string, unknown>> {
  const fields = error as unknown as Readonly<Record<string, unknown>>;
  return {
    type: error.name,
    message: error.message
      .replaceAll(/"[^"]*"/gu, '"…"')
      .replaceAll(/[^\s'"<>]+/gu, (word) => (word.includes('@') ? '…' : word)),
    ...Object.fromEntries(
      plainFields.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
    ),
    // Drops the stack's first lines, which repeat the message.
    stack: error.stack?.split('\n').filter((line) => /^\s+at /u.test(line)),
  };
}

export function openLog(level: LogLevel, stream?: DestinationStream): Logger {
  const serializers = {
    err: (error: unknown) =>
      error instanceof Error && !log.isLevelEnabled('debug')
        ? plainError(error)
        : stdSerializers.err(error as Error),
  };
  const log: Logger = stream ? pino({ level, serializers }, stream) : pino({ level, serializers });
  return log;
}
