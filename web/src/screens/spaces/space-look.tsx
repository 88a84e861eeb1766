import { isBackgroundFile } from '@cairn/core/accounts/background';
import { isRefusedName } from '@cairn/core/names/blank-name';
import type { SpaceFields } from '@cairn/core/spaces/space';
import { Button } from '@cairn/ui/button';
import { Field } from '@cairn/ui/field';
import { SpaceTile } from '@cairn/ui/space-tile';
import { m } from '@cairn/words/messages';
import Ban from 'lucide-react/icons/ban';
import ImageUp from 'lucide-react/icons/image-up';
import SmilePlus from 'lucide-react/icons/smile-plus';
import { type KeyboardEvent, useRef, useState } from 'react';
import { asSpacePicture, usePictureUpload } from '../../pickers/use-picture-upload.ts';
import { useEmojiPicker } from '../../pickers/use-emoji-picker.tsx';
import { isComposing } from '../../base/typing.ts';
import { WrittenField } from '../../base/written-field.tsx';
import styles from './space-dialog.module.css';

const presets = ['🏡', '💼', '🛠️', '🎓', '🌱', '🏃', '🎸', '✈️', '💡', '❤️'] as const;

type SpaceAppearance = Pick<SpaceFields, 'name' | 'emoji' | 'image' | 'color'>;

interface SpaceLookProps {
  readonly fields: SpaceAppearance;
  /** Returns whether the edit was accepted. */
  readonly onChange: (edit: Partial<SpaceAppearance>) => boolean;
  /** The space; null for a new space, whose name is reported at each keystroke instead of on blur. */
  readonly space: string | null;
  readonly onEnter?: () => void;
}

export function SpaceLook({ fields, onChange, space, onEnter }: SpaceLookProps) {
  const { name, emoji, image, color } = fields;
  const [isBlank, setBlank] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const picker = useEmojiPicker((chosen) => onChange({ emoji: chosen, image: null }));
  const upload = usePictureUpload(asSpacePicture, (url) =>
    onChange({ image: isBackgroundFile(url) ? url : null }),
  );
  const take = (typed: string) => {
    const isRefused = isRefusedName(typed, space === null ? null : name);
    setBlank(isRefused);
    return !isRefused && onChange({ name: typed });
  };
  const about = { label: m.space_name(), maxLength: 250, error: isBlank ? m.refusal_space_name() : null };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    if (onEnter) onEnter();
    else event.currentTarget.blur();
  };
  return (
    <>
      <div className={styles.look}>
        <SpaceTile name={name} emoji={emoji} color={color} image={image} size={40} />
        {space === null ? (
          <Field
            {...about}
            {...{ autoFocus: true }}
            value={name}
            onChange={(event) => void onChange({ name: event.currentTarget.value })}
            onKeyDown={press}
          />
        ) : (
          <WrittenField
            {...about}
            of={{ table: 'spaces', key: space }}
            text={name}
            onWritten={take}
            onKeyDown={press}
          />
        )}
      </div>
      <div className={styles.emoji} role="group" aria-label={m.space_emoji()}>
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-label={preset}
            aria-pressed={emoji === preset && image === null}
            onClick={() => onChange({ emoji: preset, image: null })}
          >
            {preset}
          </button>
        ))}
        <button
          type="button"
          aria-label={m.emoji_choose()}
          data-tip={m.emoji_choose()}
          onClick={(event) => void picker.show(event.currentTarget)}
        >
          <SmilePlus aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={m.space_letter()}
          data-tip={m.space_letter()}
          aria-pressed={emoji === null && image === null}
          onClick={() => onChange({ emoji: null, image: null })}
        >
          <Ban aria-hidden="true" />
        </button>
      </div>
      {picker.surface}
      <div className={styles.line}>
        <span>{m.space_image()}</span>
        <input
          ref={file}
          type="file"
          accept={asSpacePicture.types.join()}
          hidden
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (chosen) upload.send(chosen);
          }}
        />
        <Button
          icon={<ImageUp aria-hidden="true" />}
          disabled={upload.share !== null}
          onClick={() => file.current?.click()}
        >
          {upload.share === null ? m.background_upload() : m.background_uploading()}
        </Button>
      </div>
      {upload.failure !== null && (
        <p className={styles.note} role="alert">
          {upload.failure}
        </p>
      )}
      <label className={styles.line}>
        {m.space_color()}
        <input
          type="color"
          value={color}
          onChange={(event) => onChange({ color: event.currentTarget.value })}
        />
      </label>
    </>
  );
}
