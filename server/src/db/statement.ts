import { createHash } from 'node:crypto';

/**
 * A statement with a name, so that PostgreSQL parses and plans it once for each connection.
 *
 * `Row` is what its rows look like; `unknown` where nobody reads them. `row-claims.db.test.ts` holds it against PostgreSQL.
 */
export interface Statement<Row = unknown> {
  readonly name: string;
  readonly text: string;
  /** Always absent. It binds the row type to the statement for the compiler. */
  readonly row?: Row;
}

/** A statement to be prepared, named after its own text. */
export function statement<Row = unknown>(text: string): Statement<Row> {
  return { name: createHash('sha1').update(text).digest('base64url'), text };
}
