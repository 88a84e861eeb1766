/**
 * SQL table of rows by id, by the person's temporary id, or by the id of a replaced row. With `or`, PostgreSQL would
 * scan all rows.
 *
 * @param id SQL; null if `name` is no id
 */
export function rowsNamed(table: 'boards' | 'buckets', id: string, personCode: string, name: string): string {
  return `(
    select * from ${table} where id = ${id}
    union all
    select * from ${table} where created_by = ${personCode} and temp_id = ${name}
    union all
    select * from ${table} where recreated_from = ${name}
  )`;
}
