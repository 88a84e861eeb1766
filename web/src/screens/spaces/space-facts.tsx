import { isBackgroundFile } from '@cairn/core/accounts/background';
import type { SpaceFields } from '@cairn/core/spaces/space';
import { columnsWideToNarrow } from '@cairn/core/time/horizons';
import { SpaceTile } from '@cairn/ui/space-tile';
import { m } from '@cairn/words/messages';
import { columnNames } from '../../goals/period-words.ts';
import { backgroundName } from '../../pickers/background-choice.tsx';
import grounds from '../../base/background.module.css';
import styles from './space-facts.module.css';

export function SpaceFacts({ fields }: { readonly fields: SpaceFields }) {
  const { name, emoji, image, color, background, enabledColumnIds } = fields;
  const file = background !== null && isBackgroundFile(background) ? background : null;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{m.space_name()}</dt>
        <dd>
          <SpaceTile name={name} emoji={emoji} color={color} image={image} size={28} />
          <bdi>{name}</bdi>
        </dd>
      </div>
      <div>
        <dt>{m.space_color()}</dt>
        <dd>
          <i className={styles.color} style={{ background: color }} />
          {color.toUpperCase()}
        </dd>
      </div>
      <div>
        <dt>{m.space_columns()}</dt>
        <dd>
          {columnsWideToNarrow
            .filter((column) => enabledColumnIds.includes(column))
            .map((column) => columnNames[column]())
            .join(', ')}
        </dd>
      </div>
      <div>
        <dt>{m.space_background()}</dt>
        <dd>
          {background !== null && (
            <span
              className={`${styles.ground} ${grounds.tile}`}
              data-ground={file === null ? background : undefined}
              aria-hidden="true"
            >
              {file !== null && <img src={`${file}?size=small`} alt="" />}
            </span>
          )}
          {backgroundName(background)}
        </dd>
      </div>
    </dl>
  );
}
