import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** Absolute address. */
  readonly picture: string;
}

/** A page that anyone may read. */
export interface PublicPage {
  readonly head: PageHead;
  /** Its content. Contains no `<`. */
  readonly json: string;
  /** Whether search engines may list it. */
  readonly isFindable: boolean;
}

export class FirstPage {
  readonly #parts: readonly [string, string, string];

  constructor(folder: string) {
    const document = readFileSync(join(folder, 'index.html'), 'utf8')
      .replace(/<meta name="description"[^>]*>/u, '')
      .replace(/<title>.*?<\/title>/u, '');
    const [head, rest] = cutAt(document, '</head>');
    const [body, end] = cutAt(rest, '</body>');
    this.#parts = [head, body, end];
  }

  /**
   * Adds the head, and data that saves the page a request.
   *
   * @param json must not contain `<`
   */
  with(head: PageHead, json: string): string {
    const [before, body, end] = this.#parts;
    const data = `<script type="application/json" id="shown">${json}</script>`;
    return `${before}${headText(head)}${body}${data}${end}`;
  }
}

function cutAt(text: string, mark: string): readonly [string, string] {
  const at = text.indexOf(mark);
  if (at === -1) throw new Error(`The document of the web app has no ${mark}.`);
  return [text.slice(0, at), text.slice(at)];
}

function headText({ title, description, url, picture }: PageHead): string {
  const named = [
    ['description', description],
    ['twitter:card', 'summary_large_image'],
  ] as const;
  const properties = [
    ['og:type', 'website'],
    ['og:site_name', 'Cairn'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:image', picture],
  ] as const;
  return [
    `<title>${escaped(title)}</title>`,
    `<link rel="canonical" href="${escaped(url)}">`,
    ...named.map(([name, value]) => `<meta name="${name}" content="${escaped(value)}">`),
    ...properties.map(([name, value]) => `<meta property="${name}" content="${escaped(value)}">`),
  ].join('');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replaceAll(/[&<>"]/gu, (sign) => entities[sign] as string);
