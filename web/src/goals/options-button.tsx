import { m } from '@cairn/words/messages';
import styles from './options-button.module.css';

interface OptionsButtonProps {
  readonly name: string;
  readonly className: string | undefined;
  readonly onOpen: (anchor: Element) => void;
}

/** The keyboard opens the options with `/`; a touch opens the goal. */
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

/** Shown under the pointer where a click on the name edits it. `openOnRowClick` opens the goal. */
export function OpenButton({ name, className }: Pick<OptionsButtonProps, 'name' | 'className'>) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`${styles.open} ${className ?? ''}`}
      aria-label={m.goal_open_of({ name })}
      data-tip={m.goal_open()}
      data-tip-key="Alt+Enter"
      data-no-drag
      data-opens-goal
    />
  );
}
