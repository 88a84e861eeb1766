import type { PublicBoard } from '@cairn/core/boards/public-board';
import type pg from 'pg';

export interface KeptPage {
  /** Changes with everything on the page except `until`. */
  readonly stamp: string;
  /** When the next goal on the page stops being public, in ms since 1970. */
  readonly until: number;
  readonly board: PublicBoard;
  /** JSON without `<`. */
  readonly json: string;
}

const maxCharacters = 32_000_000;

class KeptPages {
  readonly #pages = new Map<string, KeptPage>();
  #characters = 0;

  get(boardId: string, stamp: string, now: number): KeptPage | null {
    const page = this.#pages.get(boardId);
    if (!page || page.stamp !== stamp || page.until <= now) return null;
    this.#pages.delete(boardId);
    this.#pages.set(boardId, page);
    return page;
  }

  keep(boardId: string, page: KeptPage): void {
    this.#drop(boardId);
    if (page.json.length > maxCharacters) return;
    this.#pages.set(boardId, page);
    this.#characters += page.json.length;
    for (const oldest of this.#pages.keys()) {
      if (this.#characters <= maxCharacters) return;
      this.#drop(oldest);
    }
  }

  #drop(boardId: string): void {
    this.#characters -= this.#pages.get(boardId)?.json.length ?? 0;
    this.#pages.delete(boardId);
  }
}

const byPool = new WeakMap<pg.Pool, KeptPages>();

/** Cached pages hold nothing about a reader. Ask the database first whether the board is still public and unchanged. */
export function keptPages(pool: pg.Pool): KeptPages {
  const known = byPool.get(pool) ?? new KeptPages();
  byPool.set(pool, known);
  return known;
}
