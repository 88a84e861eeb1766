/** Sets of keys by name. An empty set is removed. */
export class KeySets {
  readonly #sets = new Map<string, Set<string>>();

  add(name: string, key: string): void {
    const keys = this.#sets.get(name);
    if (keys) keys.add(key);
    else this.#sets.set(name, new Set([key]));
  }

  delete(name: string, key: string): void {
    const keys = this.#sets.get(name);
    if (keys?.delete(key) && keys.size === 0) this.#sets.delete(name);
  }

  file(name: string, key: string, isThere: boolean): void {
    if (isThere) this.add(name, key);
    else this.delete(name, key);
  }

  of(name: string): ReadonlySet<string> {
    return this.#sets.get(name) ?? none;
  }

  [Symbol.iterator](): Iterator<readonly [string, ReadonlySet<string>]> {
    return this.#sets.entries();
  }

  /** Moves all keys of one set to another set, and returns them. */
  rename(from: string, to: string): readonly string[] {
    const keys = [...(this.#sets.get(from) ?? [])];
    for (const key of keys) this.add(to, key);
    this.#sets.delete(from);
    return keys;
  }
}

const none: ReadonlySet<string> = new Set();
