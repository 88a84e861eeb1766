import { createHash } from 'node:crypto';

/** A statement with a name, so that PostgreSQL parses and plans it once for each connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** A statement to be prepared, named after its own text. */
export function statement(text: string): Statement {
  return { name: createHash('sha1').update(text).digest('base64url'), text };
}
