import { useCell } from '../base/cell.ts';
import { dragged } from './dragged.ts';
import styles from './drop-slot.module.css';

export function DropSlot() {
  const height = useCell(dragged, (goal) => goal?.height ?? 0);
  return <li className={styles.slot} style={{ blockSize: height }} aria-hidden="true" />;
}
