import type { Stop } from '../environment/environment.ts';

/** Calls each watcher at most once for a batch of changes. */
export class Watchers {
  readonly #byTopic = new Map<string, Set<() => void>>();

  watch(topic: string, changed: () => void): Stop {
    const watching = this.#byTopic.get(topic) ?? new Set();
    this.#byTopic.set(topic, watching);
    watching.add(changed);
    return () => {
      watching.delete(changed);
      if (watching.size === 0 && this.#byTopic.get(topic) === watching) this.#byTopic.delete(topic);
    };
  }

  watchAll(topics: readonly string[], changed: () => void): Stop {
    const stops = topics.map((topic) => this.watch(topic, changed));
    return () => {
      for (const stop of stops) stop();
    };
  }

  isWatched(topic: string): boolean {
    return this.#byTopic.has(topic);
  }

  topicsFrom(stem: string): readonly string[] {
    return [...this.#byTopic.keys()].filter((topic) => topic.startsWith(stem));
  }

  tell(topics: Iterable<string>): void {
    const notified = new Set<() => void>();
    for (const topic of topics) {
      for (const changed of this.#byTopic.get(topic) ?? []) notified.add(changed);
    }
    for (const changed of notified) changed();
  }
}
