import { z } from 'zod';
import { isId } from '../base/ids.ts';
import type { InsideVersion } from './feed-rows.ts';

/** How far somebody has read a scope. */
export interface ScopePosition {
  /** All changes up to this version are read. */
  readonly version: number;
  /** While a full reading is under way: the scope's version when it began. */
  readonly fullFrom: number | null;
  /** How far the version behind this one is read; null when nothing of it is. */
  readonly inside: InsideVersion | null;
}

/** How far somebody has read everything of theirs; only the server reads what it says. */
export interface FeedCursor {
  readonly epoch: string;
  readonly scopes: ReadonlyMap<string, ScopePosition>;
}

const version = z.number().int().min(0);
const written = z.object({
  epoch: z.string(),
  scopes: z.record(
    z.string().refine(isId),
    z.object({
      v: version,
      full: z.object({ from: version }).optional(),
      in: z.object({ table: z.number().int().min(0).max(1_000), id: z.string().refine(isId) }).optional(),
    }),
  ),
});

/** Reads a cursor; null when it is none of ours. */
export function cursorFrom(text: string): FeedCursor | null {
  const parsed = written.safeParse(jsonOf(text));
  if (!parsed.success) return null;
  const scopes = Object.entries(parsed.data.scopes).map(
    ([id, { v, full, in: inside = null }]) =>
      [id, { version: v, fullFrom: full?.from ?? null, inside }] as const,
  );
  return { epoch: parsed.data.epoch, scopes: new Map(scopes) };
}

/** Writes a cursor. */
export function cursorText({ epoch, scopes }: FeedCursor): string {
  const entries = [...scopes].map(([id, { version: v, fullFrom, inside }]) => [
    id,
    { v, ...(fullFrom !== null && { full: { from: fullFrom } }), ...(inside && { in: inside }) },
  ]);
  return Buffer.from(JSON.stringify({ epoch, scopes: Object.fromEntries(entries) })).toString('base64url');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
