import { TextLine } from '@cairn/ui/text-line';
import styles from './gallery-screen.module.css';

interface SearchLineProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

export function SearchLine({ label, text, onText }: SearchLineProps) {
  return (
    <div className={styles.search} role="search">
      <TextLine
        type="search"
        aria-label={label}
        placeholder={label}
        defaultValue={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </div>
  );
}
