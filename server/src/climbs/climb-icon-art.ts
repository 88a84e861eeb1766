import { type ClimbIcon, climbDrawings } from '@cairn/core/climbs/icons';
import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export async function drawnClimbIcon(icon: ClimbIcon): Promise<string> {
  const drawing: { readonly default: LucideIcon } = await import(`lucide-react/icons/${climbDrawings[icon]}`);
  return renderToStaticMarkup(createElement(drawing.default, { color: '#46546f' }));
}
