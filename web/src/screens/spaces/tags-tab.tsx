import { useCairn } from '@cairn/client/react/cairn-context';
import { useSpaceTags } from '@cairn/client/react/spaces';
import { changeTag, showTags } from '@cairn/client/tags/change-tags';
import { type TagColor, tagColors } from '@cairn/core/tags/tag-settings';
import { mayEditTags } from '@cairn/core/spaces/tag-choices';
import { Bar } from '@cairn/ui/bar';
import { IconButton } from '@cairn/ui/icon-button';
import { Switch } from '@cairn/ui/switch';
import { m } from '@cairn/words/messages';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { warnUnlessSaved } from '../../goals/warn-unless-saved.ts';
import type { SpaceTabProps } from './space-dialog.tsx';
import styles from './space-dialog.module.css';
import tagStyles from './tags-tab.module.css';
import { sayRefused } from '../../goals/say-refused.ts';
import { NotSynced } from '../../base/not-synced.ts';

const colorNames: Readonly<Record<TagColor, () => string>> = {
  red: m.color_red,
  orange: m.color_orange,
  yellow: m.color_yellow,
  green: m.color_green,
  teal: m.color_teal,
  blue: m.color_blue,
  purple: m.color_purple,
  pink: m.color_pink,
  grey: m.tag_color_grey,
};

/** Counts the goals on this device. */
export function TagsTab({ space, standing }: SpaceTabProps) {
  const cairn = useCairn();
  const { tags, isShown } = useSpaceTags(space.id);
  const mayEdit = mayEditTags(standing);
  const set = (tag: string, edit: Parameters<typeof changeTag>[3]) => {
    const changed = changeTag(cairn, space.id, tag, edit);
    if (changed.ok) warnUnlessSaved(changed.value.saved);
    else sayRefused(changed.refusal);
  };
  return (
    <div className={styles.tab}>
      <NotSynced of={{ table: 'space_settings', key: space.id }} />
      <p className={styles.lead}>{m.space_tags_lead()}</p>
      {mayEdit ? (
        <div className={styles.line}>
          <Switch
            label={m.space_tags_show()}
            isOn={isShown}
            onChange={(isOn) => {
              const changed = showTags(cairn, space.id, isOn);
              if (changed.ok) warnUnlessSaved(changed.value.saved);
              else sayRefused(changed.refusal);
            }}
          />
        </div>
      ) : (
        <p className={styles.lead}>{m.space_tags_readonly()}</p>
      )}
      {tags.length === 0 && <p className={styles.lead}>{m.space_tags_none()}</p>}
      <ul aria-label={m.space_tab_tags()}>
        {tags.map(({ tag, color, hidden, done, notDone }) => (
          <li key={tag} className={tagStyles.tagRow}>
            <p>
              <bdi>{tag}</bdi>
              <span>{m.space_tag_counts({ done, open: notDone })}</span>
              {done + notDone > 0 && (
                <i className={tagStyles.bar}>
                  <Bar share={done / (done + notDone)} />
                </i>
              )}
            </p>
            <div className={tagStyles.swatches} role="group" aria-label={m.space_tag_color({ tag })}>
              {tagColors.map((name) => (
                <button
                  key={name}
                  type="button"
                  aria-label={colorNames[name]()}
                  data-tip={colorNames[name]()}
                  aria-pressed={color === name}
                  disabled={!mayEdit}
                  style={{ '--swatch': `var(--t-${name})` } as React.CSSProperties}
                  onClick={() => set(tag, { color: color === name ? null : name })}
                >
                  <i />
                </button>
              ))}
            </div>
            {mayEdit && (
              <IconButton
                label={hidden ? m.space_tag_show({ tag }) : m.space_tag_hide({ tag })}
                icon={hidden ? <EyeOff /> : <Eye />}
                onClick={() => set(tag, { hidden: !hidden })}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
