import { expect, test } from 'vitest';
import { isUnchanged } from './entity-tags.ts';

const tag = '"a,b"';

test.each(['"a,b"', 'W/"a,b"', '"x", "a,b"', '"x",W/"a,b" ,"y"', '*', ' * ', '"x"\t,\t"a,b"'])(
  'is unchanged for %j',
  (header) => {
    expect(isUnchanged(header, tag)).toBe(true);
    expect(isUnchanged(header, `W/${tag}`)).toBe(true);
  },
);
test.each([undefined, '', '"a"', 'a,b', '"x", "b"', '"A,B"', '**', '"*"'])('is news for %j', (header) => {
  expect(isUnchanged(header, tag)).toBe(false);
});
