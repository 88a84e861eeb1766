import type { SettingsEdit, UserSettings } from '@cairn/core/accounts/settings';
import { Avatar } from '@cairn/ui/avatar';
import { m } from '@cairn/words/messages';
import { PictureUpload } from '../../pickers/picture-upload.tsx';
import { asProfilePicture } from '../../pickers/use-picture-upload.ts';
import styles from './settings-screen.module.css';

interface ProfilePictureProps {
  readonly name: string;
  readonly image: UserSettings['image'];
  readonly onChange: (edit: SettingsEdit) => void;
}

export function ProfilePicture({ name, image, onChange }: ProfilePictureProps) {
  return (
    <div className={styles.profilePicture} role="group" aria-label={m.settings_picture()}>
      <Avatar name={name} image={image} size={64} />
      <div>
        <PictureUpload
          use={asProfilePicture}
          {...(image !== null && { label: m.settings_picture_replace() })}
          onStored={(url) => onChange({ image: url })}
          onRemove={image === null ? null : () => onChange({ image: null })}
        />
        <p>{m.settings_picture_help()}</p>
      </div>
    </div>
  );
}
