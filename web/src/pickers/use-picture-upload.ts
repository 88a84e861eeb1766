import { uploadFile, type Upload } from '@cairn/client/files/upload-file';
import { useCairn } from '@cairn/client/react/cairn-context';
import { type BackgroundFile, backgroundTypes } from '@cairn/core/accounts/background';
import { fileSizeText } from '@cairn/core/files/file-size';
import { spacePictureTypes } from '@cairn/core/spaces/space';
import { m } from '@cairn/words/messages';
import { useEffect, useRef, useState } from 'react';
import { usePlanning } from '../goals/planning.ts';
import { useShell } from '../base/shell-context.ts';

export interface PictureUse {
  readonly types: readonly string[];
  readonly refusal: () => string;
}

export const asBackground: PictureUse = { types: backgroundTypes, refusal: m.background_types };

export const asSpacePicture: PictureUse = { types: spacePictureTypes, refusal: m.space_image_types };

export const asProfilePicture: PictureUse = {
  types: spacePictureTypes,
  refusal: m.settings_picture_types,
};

interface PictureUpload {
  /** The sent share, 0 to 1; null without an upload. */
  readonly share: number | null;
  readonly failure: string | null;
  readonly send: (file: File) => void;
  readonly cancel: () => void;
}

/** The size limits of all files apply. */
export function usePictureUpload(
  { types, refusal: wrongType }: PictureUse,
  onStored: (url: BackgroundFile) => void,
): PictureUpload {
  const cairn = useCairn();
  const { user } = useShell();
  const { locale } = usePlanning();
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const underWay = useRef<Upload | null>(null);
  const limit = user.level.fileSizeLimit;
  // Leaving the settings cancels an upload.
  useEffect(() => () => underWay.current?.cancel(), []);

  const refusalOf = (file: File): string | null => {
    if (!types.includes(file.type)) return wrongType();
    if (limit === null || file.size <= limit) return null;
    return `${m.note_file_size({ size: fileSizeText(file.size, locale) })}. ${m.note_file_limit({ limit: fileSizeText(limit, locale) })}.`;
  };

  const send = async (file: File) => {
    const refusal = refusalOf(file);
    setFailure(refusal);
    if (refusal !== null) return;
    setShare(0);
    const upload = uploadFile(cairn, { file, goalKey: null, attempt: cairn.environment.newId() }, setShare);
    underWay.current = upload;
    const stored = await upload.stored;
    // The upload was cancelled.
    if (underWay.current !== upload) return;
    underWay.current = null;
    setShare(null);
    if (!stored.ok) {
      const { code, message } = stored.refusal;
      setFailure(code === 'network' ? m.background_offline() : message || m.note_upload_failed());
    } else if (types.includes(stored.value.type)) onStored(stored.value.url as BackgroundFile);
    else setFailure(wrongType());
  };

  const cancel = () => {
    underWay.current?.cancel();
    underWay.current = null;
    setShare(null);
  };
  return { share, failure, send: (file) => void send(file), cancel };
}
