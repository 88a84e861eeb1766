import { expect, test } from 'vitest';
import { copiedSpace } from './copied-space.ts';
import { untouchedSpace } from './space.ts';

test('a copy of a space looks like it, but for pictures that its members uploaded', () => {
  const space = {
    ...untouchedSpace,
    name: 'Home',
    emoji: '🏡',
    color: '#112233',
    background: 'moss' as const,
  };
  expect(copiedSpace(space)).toEqual(space);
  const uploaded = '/files/018f0000-0000-7000-8000-000000000000/a.png' as const;
  expect(copiedSpace({ ...space, image: uploaded, background: uploaded })).toEqual({
    ...space,
    background: null,
  });
});
