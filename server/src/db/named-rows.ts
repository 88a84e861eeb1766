/**
 * SQL for what a request names in a table, as a table: by its id, by a temporary id of the same person, or by the id of
 * what it was made anew in place of.
 *
 * Look-ups instead of one with "or", which would be planned as a walk through all rows.
 *
 * @param id SQL for the name where it is an id, else null
 * @param personCode whose temporary ids are meant
 * @param name the name as it is
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
