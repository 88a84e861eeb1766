import { m } from '@cairn/words/messages';
import styles from './options-button.module.css';

interface OptionsButtonProps {
  /** What it is about is called. */
  readonly name: string;
  /** Places it, and shows it under the pointer. */
  readonly className: string | undefined;
  readonly onOpen: (anchor: Element) => void;
}

/** The three dots of a goal, or of a board in a folder. Keys reach its options by `/`, fingers by opening it. */
export function OptionsButton({ name, className, onOpen }: OptionsButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`${styles.options} ${className ?? ''}`}
      aria-label={m.goal_options_of({ name })}
      aria-haspopup="menu"
      data-tip={m.goal_options()}
      data-tip-key="/"
      data-no-drag
      data-hours-still
      onClick={(event) => onOpen(event.currentTarget)}
    />
  );
}
