import { createHash } from 'node:crypto';

/**
 * PostgreSQL parses and plans a named statement only one time for each connection.
 *
 * `row-claims.db.test.ts` checks `Row`, which is `unknown` if no code reads the rows.
 */
export interface Statement<Row = unknown> {
  readonly name: string;
  readonly text: string;
  /** Never set: only ties the row type to the statement. */
  readonly row?: Row;
}

export function statement<Row = unknown>(text: string): Statement<Row> {
  return { name: createHash('sha1').update(text).digest('base64url'), text };
}
