const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

export function recurrenceText(row: string): string {
  return `(${row}.template || jsonb_build_object(
    'id', ${row}.id, 'tempId', ${row}.temp_id, 'space', ${row}.scope_id, 'columnId', ${row}.column_id,
    'rule', ${row}.rule, 'anchor', ${row}.anchor, 'dateFr', ${day(`${row}.date_fr`)},
    'countedFrom', ${day(`${row}.counted_from`)}, 'dateTo', ${day(`${row}.date_to`)}, 'zone', ${row}.zone,
    'skippedDates', array(select ${day('skipped')} from unnest(${row}.skipped_dates) skipped order by skipped),
    'continues', (select p.id from recurrences p where p.continued_by = ${row}.id limit 1),
    'createdBy', ${row}.created_by, 'createdDatetime', ${instant(`${row}.created_at`)},
    'modifiedDatetime', ${instant(`${row}.modified_at`)}, 'version', ${row}.version, 'rev', ${row}.rev))::text`;
}
