import { type Background, backgroundNames, isBackgroundFile } from '@cairn/core/accounts/background';
import { m } from '@cairn/words/messages';
import Ban from 'lucide-react/icons/ban';
import { useId } from 'react';
import grounds from '../base/background.module.css';
import styles from './background-choice.module.css';
import { PictureUpload } from './picture-upload.tsx';
import { asBackground } from './use-picture-upload.ts';

interface BackgroundChoiceProps {
  readonly label?: string;
  readonly noneLabel?: string;
  readonly background: Background | null;
  readonly onChange: (background: Background | null) => void;
}

export function BackgroundChoice(props: BackgroundChoiceProps) {
  const { label = m.settings_background(), noneLabel = m.background_none(), background, onChange } = props;
  const group = useId();
  const own = background !== null && isBackgroundFile(background) ? background : null;
  const names = [null, ...backgroundNames, ...(own === null ? [] : [own])];
  return (
    <>
      <div className={styles.grounds} role="radiogroup" aria-label={label}>
        {names.map((name) => (
          <label key={name ?? 'none'} className={styles.choice}>
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={background === name}
              aria-label={backgroundName(name, noneLabel)}
              onChange={() => onChange(name)}
            />
            <span
              className={`${styles.picture} ${grounds.tile}`}
              data-ground={name === own ? undefined : name}
              data-tip={backgroundName(name, noneLabel)}
              aria-hidden="true"
            >
              {name === null && <Ban />}
              {name !== null && name === own && <img src={`${own}?size=small`} alt="" />}
            </span>
          </label>
        ))}
      </div>
      <div className={styles.upload}>
        <PictureUpload use={asBackground} onStored={onChange} />
      </div>
    </>
  );
}

const labels = {
  dawn: m.background_dawn,
  moss: m.background_moss,
  sea: m.background_sea,
  dusk: m.background_dusk,
  sand: m.background_sand,
  bloom: m.background_bloom,
  night: m.background_night,
  aurora: m.background_aurora,
  contours: m.background_contours,
  stones: m.background_stones,
} as const;

export function backgroundName(
  background: Background | null,
  noneLabel: string = m.background_none(),
): string {
  if (background === null) return noneLabel;
  return isBackgroundFile(background) ? m.background_own() : labels[background]();
}
