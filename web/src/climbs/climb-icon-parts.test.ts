import { climbDrawings, climbIcons } from '@cairn/core/climbs/icons';
import { expect, test } from 'vitest';
import { climbIconParts } from './climb-icon-parts.ts';

test.each(climbIcons)('the app and the server draw the same %s', async (icon) => {
  const drawing: { readonly default: unknown } = await import(`lucide-react/icons/${climbDrawings[icon]}`);
  expect(climbIconParts[icon]).toBe(drawing.default);
});
