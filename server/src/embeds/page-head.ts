import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { firstCharacters } from '@cairn/core/goals/goal';
import { Parser } from 'htmlparser2';

export interface PageHead {
  readonly title: string | null;
  readonly description: string | null;
  readonly site: string | null;
  /** May be relative to the page's address. */
  readonly picture: string | null;
}

const maxTextLength = 300;

/** Prefers the texts that a page provides for cards to its plain title. */
export function pageHead(bytes: Buffer, contentType: string): PageHead {
  const properties = new Map<string, string>();
  let title: string | null = null;
  let isInTitle = false;
  let isInBody = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'title' && title === null && !isInBody) {
        isInTitle = true;
        title = '';
      }
      if (name === 'body') isInBody = true;
      if (name !== 'meta' || isInBody) return;
      const what = (attributes['property'] ?? attributes['name'] ?? '').toLowerCase();
      const { content } = attributes;
      if (content !== undefined && content.trim() !== '' && !properties.has(what))
        properties.set(what, content);
    },
    ontext(text) {
      if (isInTitle && (title?.length ?? 0) < 10_000) title += text;
    },
    onclosetag(name) {
      if (name === 'title') isInTitle = false;
    },
  });
  parser.end(textOf(bytes, contentType));
  const first = (...names: readonly string[]) =>
    names.map((name) => properties.get(name)).find((text) => text !== undefined) ?? null;
  return {
    title: shown(first('og:title', 'twitter:title') ?? title),
    description: shown(first('og:description', 'twitter:description', 'description')),
    site: shown(first('og:site_name', 'application-name')),
    picture: first('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'),
  };
}

function shown(text: string | null): string | null {
  const line = nameInSentence(text ?? '')
    .replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
  return line === '' ? null : firstCharacters(line, maxTextLength);
}

function textOf(bytes: Buffer, contentType: string): string {
  const named =
    /charset=["']?([\w-]+)/iu.exec(contentType)?.[1] ??
    /<meta[^<>]+charset=["']?([\w-]+)/iu.exec(bytes.subarray(0, 2048).toString('latin1'))?.[1];
  try {
    return new TextDecoder(named ?? 'utf-8').decode(bytes);
  } catch {
    return bytes.toString('utf8');
  }
}
