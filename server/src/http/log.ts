import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { LogLevel } from '../base/config.ts';

/** What of an error says where it went wrong, and nothing of whom it was about. */
const plainFields = ['code', 'syscall', 'constraint', 'table', 'routine', 'responseCode', 'command'] as const;

/**
 * What may stand in the log of an error above the level `debug`: its kind, codes and place, and its message without
 * addresses and without what stands in quotes. Databases and mail servers repeat there what they were given.
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
    // Its first lines are the message once more.
    stack: error.stack?.split('\n').filter((line) => /^\s+at /u.test(line)),
  };
}

/** The log of a Cairn: a JSON object a line, with errors whole at the levels `debug` and `trace` only. */
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
