import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import styles from './webhook.module.css';
import type { ToneText } from './webhook-words.ts';

const icons = { good: CircleCheck, warn: TriangleAlert, waiting: Clock, off: CircleMinus };

export function ToneMark({ tone, text }: ToneText) {
  const Icon = icons[tone];
  return (
    <span className={styles.mark} data-tone={tone}>
      <Icon aria-hidden="true" />
      {text}
    </span>
  );
}
