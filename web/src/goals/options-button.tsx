import { m } from '@cairn/words/messages';
import { goalMenu } from './attention.ts';
import styles from './options-button.module.css';

interface OptionsButtonProps {
  readonly goalKey: string;
  /** What the goal is called. */
  readonly name: string;
  /** Places it, and shows it under the pointer. */
  readonly className: string | undefined;
}

/** The three dots of a goal. Keys reach its options by `/`, fingers by opening it. */
export function OptionsButton({ goalKey, name, className }: OptionsButtonProps) {
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
      onClick={(event) => goalMenu.set({ key: goalKey, anchor: event.currentTarget })}
    />
  );
}
