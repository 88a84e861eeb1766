/**
 * Finds the newest Unicode version whose emoji this device can draw.
 *
 * @param emojis each with its Unicode version
 * @returns the newest version if testing is impossible
 */
export function drawnVersion(emojis: readonly (readonly [string, number])[]): number {
  const samples = new Map(emojis.map(([emoji, version]) => [version, emoji] as const).toReversed());
  const versions = [...samples.keys()].toSorted((one, other) => other - one);
  const isDrawn = colourTest();
  const drawn = isDrawn && versions.find((version) => isDrawn(samples.get(version) ?? ''));
  return drawn || (versions[0] ?? 0);
}

const size = 16;

/** Returns a test that an emoji is drawn in colour; null without a canvas. */
function colourTest(): ((emoji: string) => boolean) | null {
  const canvas = document.createElement('canvas');
  canvas.width = size * 2;
  canvas.height = size * 2;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return null;
  pen.font = `${size}px sans-serif`;
  pen.textBaseline = 'top';
  const widest = pen.measureText('🙂').width * 1.5;
  return (emoji) => {
    if (pen.measureText(emoji).width > widest) return false;
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = '#000';
    pen.fillText(emoji, 0, 0);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    return data.some((value, index) => index % 4 < 3 && value > 0);
  };
}
