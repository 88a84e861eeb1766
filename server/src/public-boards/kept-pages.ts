import type { PublicBoard } from '@cairn/core/boards/public-board';
import type pg from 'pg';

export interface KeptPage {
  /** A text that changes with everything on the page. */
  readonly stamp: string;
  /** When something on the page ends, in ms since 1970. */
  readonly until: number;
  readonly board: PublicBoard;
  /** The page as JSON without `<`. */
  readonly json: string;
}

/** Limit of cached characters in a process. */
const mostCharacters = 32_000_000;

class KeptPages {
  readonly #pages = new Map<string, KeptPage>();
  #characters = 0;

  get(boardId: string, stamp: string, now: number): KeptPage | null {
    const page = this.#pages.get(boardId);
    if (!page || page.stamp !== stamp || page.until <= now) return null;
    // Moves the page to the end; the oldest come first.
    this.#pages.delete(boardId);
    this.#pages.set(boardId, page);
    return page;
  }

  keep(boardId: string, page: KeptPage): void {
    this.#drop(boardId);
    if (page.json.length > mostCharacters) return;
    this.#pages.set(boardId, page);
    this.#characters += page.json.length;
    for (const oldest of this.#pages.keys()) {
      if (this.#characters <= mostCharacters) return;
      this.#drop(oldest);
    }
  }

  #drop(boardId: string): void {
    this.#characters -= this.#pages.get(boardId)?.json.length ?? 0;
    this.#pages.delete(boardId);
  }
}

const byPool = new WeakMap<pg.Pool, KeptPages>();

/**
 * Returns the cache of a pool. Pages hold nothing about readers. The database is always asked first whether the board
 * is public and unchanged.
 */
export function keptPages(pool: pg.Pool): KeptPages {
  const known = byPool.get(pool) ?? new KeptPages();
  byPool.set(pool, known);
  return known;
}
