import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDrawing } from './options.ts';

export interface Bar {
  readonly name: string;
  readonly floor: number;
  readonly cairn: number;
  readonly mark: number;
}

const pictures = join(import.meta.dirname, '..', '..', 'docs', 'pictures');
const width = 720;
const left = 190;
const rowHeight = 46;

/** With `--draw`, draws figures into `docs/pictures`. Each row has its own scale. */
export function drawBars(file: string, title: string, bars: readonly Bar[]): void {
  if (!isDrawing) return;
  const rows = bars.map((bar, at) => row(bar, 48 + at * rowHeight));
  const height = 60 + bars.length * rowHeight;
  writeFileSync(
    join(pictures, `${file}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12">
<rect width="${width}" height="${height}" fill="#fff"/>
<text x="16" y="26" font-size="15" font-weight="600">${title}</text>
<text x="${width - 16}" y="26" text-anchor="end" fill="#62666d">grey: the floor · blue: Cairn · line: the mark</text>
${rows.join('\n')}
</svg>
`,
  );
}

function row({ name, floor, cairn, mark }: Bar, top: number): string {
  const scale = (width - left - 80) / Math.max(floor, cairn, mark);
  const [floorEnd, cairnEnd, markAt] = [floor, cairn, mark].map((figure) => (figure * scale).toFixed(1));
  return `<text x="16" y="${top + 20}">${name}</text>
<rect x="${left}" y="${top}" width="${floorEnd}" height="12" rx="2" fill="#b9bec6"/>
<rect x="${left}" y="${top + 14}" width="${cairnEnd}" height="14" rx="2" fill="#326fce"/>
<text x="${left + Number(cairnEnd) + 6}" y="${top + 25}">${shown(cairn)}</text>
<text x="${left + Number(floorEnd) + 6}" y="${top + 10}" fill="#62666d">${shown(floor)}</text>
<path d="M${left + Number(markAt)} ${top - 3}v34" stroke="#c8501e" stroke-width="1.5"/>`;
}

const shown = (figure: number) =>
  figure < 100 ? figure.toFixed(1) : Math.round(figure).toLocaleString('en');
