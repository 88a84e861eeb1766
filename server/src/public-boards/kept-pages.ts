import type { PublicBoard } from '@cairn/core/boards/public-board';
import type pg from 'pg';

/** A public board as visitors get it, and what it was made of. */
export interface KeptPage {
  /** Changes with everything that the page shows. */
  readonly stamp: string;
  /** When something shown on it comes to its end, in milliseconds since 1970. */
  readonly until: number;
  readonly board: PublicBoard;
  /** The same as text, without any `<`. */
  readonly json: string;
}

/** How many characters of pages a process keeps. */
const mostCharacters = 32_000_000;

/** The pages that were asked for last. */
class KeptPages {
  readonly #pages = new Map<string, KeptPage>();
  #characters = 0;

  /** The page of a board if it is still as it was. */
  get(boardId: string, stamp: string, now: number): KeptPage | null {
    const page = this.#pages.get(boardId);
    if (!page || page.stamp !== stamp || page.until <= now) return null;
    // The oldest stand first, so what is asked for goes to the end.
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
 * The pages of public boards that this process has made from a database. Nothing of a reader is in them, and none is
 * answered before the database has said that the board is public and as it was.
 */
export function keptPages(pool: pg.Pool): KeptPages {
  const known = byPool.get(pool) ?? new KeptPages();
  byPool.set(pool, known);
  return known;
}
