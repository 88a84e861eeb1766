import { z } from 'zod';
import { isId } from '../base/ids.ts';
import type { InsideVersion } from './feed-rows.ts';

export interface ScopePosition {
  /** Every row up to this version is read. */
  readonly version: number;
  /** The scope's version when the running full reading began, if one runs. */
  readonly fullFrom: number | null;
  /** Last row read of the next version, if a page ended inside that version. */
  readonly inside: InsideVersion | null;
}

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

export function cursorFrom(text: string): FeedCursor | null {
  const parsed = written.safeParse(jsonOf(text));
  if (!parsed.success) return null;
  const scopes = Object.entries(parsed.data.scopes).map(
    ([id, { v, full, in: inside = null }]) =>
      [id, { version: v, fullFrom: full?.from ?? null, inside }] as const,
  );
  return { epoch: parsed.data.epoch, scopes: new Map(scopes) };
}

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
