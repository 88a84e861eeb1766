import { expect, test } from 'vitest';
import { quotedComment } from './quoted-comment.ts';

const nameOf = (id: string) => (id === 'ida' ? 'Ida Holm' : null);

test('a comment is quoted as paragraphs of plain text, with the names of mentioned people', () => {
  const ops = [
    { insert: { mention: { id: 'ida' } } },
    { insert: ' the survey ' },
    { insert: 'ended', attributes: { bold: true } },
    { insert: '.\n\n  Second photo\n' },
    { insert: { image: '/files/1/a.png' } },
    { insert: '\nby ' },
    { insert: { mention: { id: 'nobody' } } },
    { insert: '\n' },
  ];
  expect(quotedComment({ ops }, nameOf)).toEqual(['@Ida Holm the survey ended.', 'Second photo', 'by']);
});
