import type { CSSOptions } from 'vite';

type PostCss = Exclude<CSSOptions['postcss'], string | undefined>;
type PostCssPlugin = NonNullable<PostCss['plugins']>[number];

/** Null if another rule draws an outline. */
export function outlineFor(shadow: string): string | null {
  if (shadow === 'var(--focus)') return null;
  if (shadow === 'none') return 'none';
  return /--accent/u.test(shadow) ? '2px solid Highlight' : '1px solid CanvasText';
}

/**
 * In forced colours, browsers leave out shadows, which are the borders of panels, cards and controls. Each rule
 * with a shadow gets an outline, unless it has one.
 */
export function forcedEdges(): PostCssPlugin {
  return {
    postcssPlugin: 'cairn-forced-edges',
    Once(root, { AtRule, Declaration }) {
      root.walkDecls('box-shadow', (shadow) => {
        const rule = shadow.parent;
        if (rule?.type !== 'rule') return;
        const hasOutline = rule.some(
          (node) => node.type === 'decl' && node.prop === 'outline' && node.value !== 'none',
        );
        const outline = outlineFor(shadow.value);
        if (hasOutline || outline === null) return;
        const forced = new AtRule({ name: 'media', params: '(forced-colors: active)' });
        forced.append(new Declaration({ prop: 'outline', value: outline }));
        if (outline !== 'none')
          forced.append(
            new Declaration({ prop: 'outline-offset', value: outline.startsWith('2px') ? '-2px' : '-1px' }),
          );
        rule.append(forced);
      });
    },
  };
}
