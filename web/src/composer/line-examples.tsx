import { IconButton } from '@cairn/ui/icon-button';
import { m } from '@cairn/words/messages';
import CircleHelp from 'lucide-react/icons/circle-help';
import { useId, useState } from 'react';
import styles from './line-examples.module.css';

const examples = [
  m.example_tomorrow,
  m.example_weekday,
  m.example_repeat_days,
  m.example_repeat_month,
  m.example_after_done,
  m.example_until,
  m.example_period,
  m.example_duration,
  m.example_person,
  m.example_tag,
];

interface LineExamplesProps {
  readonly className?: string | undefined;
  /** True if Tab leaves the field's row. */
  readonly isOutOfTabOrder?: boolean;
}

/** A button that shows ten lines that Cairn understands. */
export function LineExamples({ className, isOutOfTabOrder = false }: LineExamplesProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <IconButton
        className={className}
        label={m.examples_title()}
        icon={<CircleHelp />}
        tabIndex={isOutOfTabOrder ? -1 : undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <ul id={id} className={styles.examples} aria-label={m.examples_title()}>
          {examples.map((example) => (
            <li key={example()}>{example()}</li>
          ))}
        </ul>
      )}
    </>
  );
}
