import { drawing, sceneOf } from '@cairn/core/boards/ridges';

/** The size that link previews are made for. */
const width = 1200;
const height = 630;
const bar = { x: 90, y: 548, width: width - 180, height: 16 } as const;

export interface PreviewWish {
  /** Decides the mountains. */
  readonly seed: string;
  /** Share of the way, 0 to 1; null for none. */
  readonly progress: number | null;
}

/** Previews are asked for again and again, by every service that a link is pasted into. */
const maxKept = 64;
const kept = new Map<string, Promise<Buffer>>();

/** Returns a PNG with the mountains of the page. Without words: fonts differ between machines. */
export function previewPicture({ seed, progress }: PreviewWish): Promise<Buffer> {
  const wish = { seed, progress: progress === null ? null : Math.round(progress * 100) / 100 };
  const key = `${seed} ${wish.progress}`;
  const known = kept.get(key);
  if (known) return known;
  const picture = drawn(wish);
  kept.set(key, picture);
  picture.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) {
    if (kept.size <= maxKept) break;
    kept.delete(oldest);
  }
  return picture;
}

async function drawn(wish: PreviewWish): Promise<Buffer> {
  // Takes memory, and most servers never need it.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(previewSvg(wish)))
    .png()
    .toBuffer();
}

function previewSvg({ seed, progress }: PreviewWish): string {
  const { ridges, sun, color } = sceneOf(seed);
  const scale = width / drawing.width;
  const near = mixed(color, '#101626', 0.45);
  const far = mixed(color, '#E8EDF6', 0.4);
  const paths = ridges.map((outline, at) => {
    const fill = mixed(far, near, at / (ridges.length - 1));
    return `<path d="${outline}" fill="${fill}"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    '<defs><linearGradient id="sky" x2="0" y2="1">',
    `<stop stop-color="${mixed(color, '#FFFFFF', 0.35)}"/>`,
    `<stop offset="0.7" stop-color="${mixed(color, '#FFFFFF', 0.8)}"/>`,
    '</linearGradient><radialGradient id="glow">',
    '<stop stop-color="#FFF6DF" stop-opacity="0.7"/><stop offset="1" stop-color="#FFF6DF" stop-opacity="0"/>',
    '</radialGradient></defs>',
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<g transform="translate(0 ${height - drawing.height * scale}) scale(${scale})">`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="90" fill="url(#glow)"/>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="6" fill="#FFF6DF"/>`,
    ...paths,
    '</g>',
    progress === null ? '' : bars(progress),
    '</svg>',
  ].join('');
}

function bars(progress: number): string {
  const rect = (length: number, opacity: number) =>
    `<rect x="${bar.x}" y="${bar.y}" width="${length}" height="${bar.height}" rx="${bar.height / 2}" fill="#FFFFFF" fill-opacity="${opacity}"/>`;
  const done = Math.max(bar.height, Math.round(bar.width * progress));
  return rect(bar.width, 0.28) + (progress > 0 ? rect(done, 0.95) : '');
}

/** @param share of the second color, 0 to 1 */
function mixed(first: string, second: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(1 + at * 2, 3 + at * 2), 16);
  const parts = [0, 1, 2].map((at) =>
    Math.round(channel(first, at) * (1 - share) + channel(second, at) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}
