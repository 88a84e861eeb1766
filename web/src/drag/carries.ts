import { whenQuiet } from '../base/when-quiet.ts';

/** What can be carried in a place, and how it is told there. */
export interface Carried {
  /** The name of the attribute that holds its key, as a dataset has it: `list` for `data-list`. */
  readonly named: string;
  /** What it is taken by, within its place. */
  readonly handle: string;
  /** What on it is not for carrying. */
  readonly except: string;
  /** How its picture under the pointer looks besides. */
  readonly look?: string | undefined;
  /** Whether they stand in rows, one below the other. */
  readonly inRows?: boolean;
}

/**
 * Lets what stands side by side be carried to another place among its like, as soon as the page is quiet: the first picture
 * needs none of it. Answers what ends it.
 *
 * @param row what they stand in
 * @param onDrop which one was put before which other; null for the end
 */
export function carries(
  row: HTMLElement,
  carried: Carried,
  onDrop: (key: string, before: string | null) => void,
): () => void {
  let isOver = false;
  let end = whenQuiet(() => {
    import('./carry.ts').then(
      ({ listenForCarries }) => {
        if (!isOver) end = listenForCarries(row, carried, onDrop);
      },
      // Without it the menus move them.
      () => undefined,
    );
  });
  return () => {
    isOver = true;
    end();
  };
}
