import { useSettings } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { changeSettings } from '@cairn/client/settings/change-settings';
import { IconButton } from '@cairn/ui/icon-button';
import { Switch } from '@cairn/ui/switch';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';

export function HideCompletedSwitch() {
  const cairn = useCairn();
  const { hideCompleted } = useSettings();
  const isNarrow = useNarrow();
  const change = (isHidden: boolean) =>
    warnUnlessSaved(changeSettings(cairn, { hideCompleted: isHidden }).saved);
  if (!isNarrow) return <Switch label={m.hide_completed()} isOn={hideCompleted} onChange={change} />;
  return (
    <IconButton
      label={m.hide_completed()}
      aria-pressed={hideCompleted}
      isOn={hideCompleted}
      icon={hideCompleted ? <CircleDashed /> : <CircleCheck />}
      onClick={() => change(!hideCompleted)}
    />
  );
}
