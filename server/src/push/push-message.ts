import type { Urgency } from 'web-push';

export interface PushedEvent {
  readonly code: string;
  readonly datetime: string;
}

/** A notice of a browser, in the language of its person. */
export interface PushMessage {
  readonly title: string;
  /** One line; may be empty. */
  readonly text: string;
  /** Opens at a click. */
  readonly path: string;
  /** A newer notice with the same tag replaces an older one. */
  readonly tag: string;
  readonly urgency: Extract<Urgency, 'normal' | 'high'>;
  /** How long a push service keeps it for a browser that is off. */
  readonly keptForMs: number;
  /** By which an open app finds the notices that are read; null for a notice of another kind. */
  readonly event: PushedEvent | null;
}

/** In code points. */
const longestLine = 120;

/** Signs that hide or turn text. */
const unseen = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/** The notice as JSON, always of nearly the same length, so that its length says nothing. */
export function pushedText({ title, text, path, tag, event }: PushMessage): string {
  const json = JSON.stringify({ title: line(title), text: line(text), path, tag, event });
  const bytes = Buffer.byteLength(json);
  return json + ' '.repeat(Math.ceil(bytes / paddedTo) * paddedTo - bytes);
}

/** In bytes. A push service takes 3,993 at least. */
const paddedTo = 512;

function line(text: string): string {
  const signs = Array.from(text.replaceAll(/\s+/gu, ' ').replaceAll(unseen, '').trim());
  return signs.length <= longestLine ? signs.join('') : `${signs.slice(0, longestLine - 1).join('')}…`;
}
