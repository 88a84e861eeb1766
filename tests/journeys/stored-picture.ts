import type { Page } from '@playwright/test';
import { Replica } from '@cairn/client/replica/replica';
import { settingsOf } from '@cairn/client/replica/settings-of';
import { type UserSettings, lifeOf } from '@cairn/core/accounts/settings';
import { isDivider, isDone } from '@cairn/core/goals/goal';
import type { SyncRecord } from '@cairn/core/sync/record';
import { isColumnId } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import { todayIn } from '@cairn/core/time/zones';

export interface Row {
  readonly key: string;
  /** Empty for a divider. */
  readonly title: string;
  readonly isDone: boolean;
}

/** Reads the disk into a separate replica, independent of the page's memory. */
export class StoredPicture {
  readonly #replica = new Replica();
  readonly #settings: UserSettings;

  private constructor(records: readonly SyncRecord[], now: number) {
    this.#replica.apply(records);
    this.#replica.markWhole();
    const account = records.find(({ table }) => table === 'user_settings')?.key ?? '';
    this.#settings = settingsOf({ account: { id: account }, replica: this.#replica });
    const { timezone, dayEndsAtHour } = this.#settings;
    this.#replica.lookFrom({ today: todayIn(timezone, now, dayEndsAtHour), zone: timezone });
  }

  static async read(page: Page): Promise<StoredPicture> {
    return new StoredPicture(await page.evaluate(storedRecords), await page.evaluate(() => Date.now()));
  }

  rowsOf(zone: string): readonly Row[] {
    const at = zone.indexOf('-');
    const [first, rest] = [zone.slice(0, at), zone.slice(at + 1)];
    const columnId = Number(first);
    const goals = isColumnId(columnId)
      ? this.#replica.goalsInPeriod(periodOf(columnId, rest, lifeOf(this.#settings)))
      : this.#replica.subgoalsOf(this.#replica.keyOf(rest));
    return goals
      .filter((goal) => !this.#settings.hideCompleted || !isDone(goal))
      .map((goal) => ({
        key: goal.key,
        title: isDivider(goal) ? '' : goal.name,
        isDone: !isDivider(goal) && isDone(goal),
      }));
  }

  holds(key: string): boolean {
    return this.#replica.goal(key) !== undefined;
  }
}

/** Runs in the page. */
async function storedRecords(): Promise<SyncRecord[]> {
  const name = (await indexedDB.databases()).find((one) => one.name?.startsWith('cairn-'))?.name;
  if (name === undefined) throw new Error('There is no database.');
  const result = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((done, failed) => {
      request.addEventListener('success', () => done(request.result));
      request.addEventListener('error', () => failed(request.error));
    });
  const database = await result(indexedDB.open(name));
  try {
    const tables = ['goals', 'user_settings', 'recurrences'];
    const transaction = database.transaction([...tables, 'packs']);
    const [packs, ...plain] = await Promise.all(
      ['packs', ...tables].map((table) => result(transaction.objectStore(table).getAll())),
    );
    if ((packs as unknown[]).length > 0) throw new Error('Some goals are packed.');
    return plain.flat() as SyncRecord[];
  } finally {
    database.close();
  }
}
