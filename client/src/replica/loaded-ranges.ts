import type { Period } from '@cairn/core/time/periods';
import type { ColumnRange } from '../store/account-store.ts';

export class LoadedRanges {
  #ranges: readonly ColumnRange[] = [];

  add(range: ColumnRange): void {
    this.#ranges = [...this.#ranges, range];
  }

  hold({ columnId, firstDate, lastDate }: Period): boolean {
    return this.#ranges.some(
      (range) =>
        range.columnId === columnId && (columnId === 5 || (range.from <= firstDate && lastDate <= range.to)),
    );
  }
}
