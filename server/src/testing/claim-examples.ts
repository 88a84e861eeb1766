type Example = readonly [title: string, call: string, complaints: readonly string[]];

/** Type `A` is a row with `id`, `B` one with `count`. */
export const claimExamples: readonly Example[] = [
  [
    'the type of each column',
    'statement<{ id: string; image: string | null }>(`select id, image from users`)',
    [],
  ],
  [
    'literals of the type',
    `statement<{ role: 'a' | 'b'; is: true }>(\`select 'a' as role, true as is\`)`,
    [],
  ],
  ['a string of its own kind', 'statement<{ id: string & { of?: 1 } }>(`select id from users`)', []],
  ['several types together', 'statement<Pick<A, "id"> & B>(`select id, 1 as count from users`)', []],
  ['anything that JSON can hold', `statement<{ row: A | readonly B[] }>(\`select '{}'::jsonb as row\`)`, []],
  ['an array', 'statement<{ tags: readonly string[] }>(`select tags from goals`)', []],
  ['a count', 'statement<B>(`select count(*) as count from users`)', []],
  ['no row, where nobody reads one', 'statement(`update users set name = $1 where id = $2 returning 1`)', []],
  [
    'a column by another name',
    'statement<A>(`select id as code from users`)',
    ['no column id', 'nobody reads the column code'],
  ],
  [
    'a column that nobody reads',
    'statement<A>(`select id, name from users`)',
    ['nobody reads the column name'],
  ],
  [
    'no row of a statement that has one',
    'statement(`select name from users`)',
    ['nobody reads the column name'],
  ],
  ['one name twice', 'statement<A>(`select id, id from users`)', ['two columns id']],
  [
    'a number for text',
    'statement<{ name: number }>(`select name from users`)',
    ['name is text (string), claimed as number'],
  ],
  [
    'text for a count',
    'statement<{ n: string }>(`select count(*) as n from users`)',
    ['n is int8 (number), claimed as string'],
  ],
  [
    'a moment for a day',
    'statement<{ day: Date | null }>(`select due_date as day from goals`)',
    ['day is date (string), claimed as Date | null'],
  ],
  [
    'text for a moment',
    'statement<{ at: string }>(`select created_at as at from users`)',
    ['at is timestamptz (Date), claimed as string'],
  ],
  [
    'numbers for counts in an array',
    'statement<{ all: number[] }>(`select array[1::bigint] as all`)',
    ['all is _int8 (array of string), claimed as number[]'],
  ],
  [
    'a Date inside of JSON',
    `statement<{ row: { at: Date }[] }>(\`select '[]'::json as row\`)`,
    ['row is json (json), claimed as { at: Date; }[]'],
  ],
  [
    'JSON that is there now and then',
    `statement<{ row?: A }>(\`select '{}'::json as row\`)`,
    ['row is json (json), claimed as A | undefined'],
  ],
  [
    'one type of several',
    'statement<{ id: string | number }>(`select id from users`)',
    ['id is uuid (string), claimed as string | number'],
  ],
  [
    'anything',
    'statement<{ id: unknown }>(`select id from users`)',
    ['id is uuid (string), claimed as unknown'],
  ],
  [
    'a column that is there now and then',
    'statement<{ id?: string }>(`select id from users`)',
    ['id is uuid (string), claimed as string | undefined'],
  ],
  [
    'a column of a table without null',
    'statement<{ image: string }>(`select image from users`)',
    ['image is text that may be null, claimed as string'],
  ],
  [
    'the same behind a subquery',
    'statement<{ image: string }>(`with u as (select * from users) select image from u`)',
    ['image is text that may be null, claimed as string'],
  ],
  [
    'a table that is not there',
    'statement<A>(`select id from nowhere`)',
    ['relation "nowhere" does not exist'],
  ],
];

export const planExamples: readonly Example[] = [
  [
    'an outer join without null',
    'statement<A>(`select u.id from scopes s left join users u on u.id = s.id`)',
    ['id is uuid that may be null, claimed as string'],
  ],
  [
    'an outer join whose null is excluded',
    'statement<A>(`select u.id from scopes s left join users u on u.id = s.id where u.name <> $1`)',
    [],
  ],
  [
    'nothing at all without null',
    'statement<{ name: string }>(`select null::text as name from users`)',
    ['name is text that may be null, claimed as string'],
  ],
  [
    'a subquery without null',
    'statement<{ name: string }>(`select (select name from users where id = $1) as name`)',
    ['name is text that may be null, claimed as string'],
  ],
  [
    'a sum of nothing without null',
    'statement<{ most: number }>(`select max(version) as most from scopes`)',
    ['most is int8 that may be null, claimed as number'],
  ],
];
