import { useCairn } from '@cairn/client/react/cairn-context';
import { useRead } from '@cairn/client/react/use-read';
import { changeMemberSettings, memberSettingsOf } from '@cairn/client/spaces/member-settings';
import { type FollowFlag, followFlagNames } from '@cairn/core/spaces/member-settings';
import { Switch } from '@cairn/ui/switch';
import { m } from '@cairn/words/messages';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';

const names: Readonly<Record<FollowFlag, () => string>> = {
  followGoalsCreatedByAnybody: m.space_follow_anybody,
  followGoalsCreatedByMe: m.space_follow_mine,
  followGoalsCommentedByMe: m.space_follow_commented,
  followGoalsAssignedToMe: m.space_follow_assigned,
  followMentions: m.space_follow_mentions,
};

interface FollowSwitchesProps {
  /** A switch is on if it is on in all of them, and changes all. */
  readonly spaces: readonly string[];
  /** Of each line. */
  readonly className: string | undefined;
}

export function FollowSwitches({ spaces, className }: FollowSwitchesProps) {
  const cairn = useCairn();
  const settings = useRead('table/member_settings', () =>
    spaces.map((space) => memberSettingsOf(cairn, space)),
  );
  const change = (edit: Partial<Record<FollowFlag, boolean>>) => {
    for (const space of spaces) warnUnlessSaved(changeMemberSettings(cairn, space, edit).saved);
  };
  return followFlagNames.map((flag) => (
    <div key={flag} className={className}>
      <Switch
        label={names[flag]()}
        isOn={settings.length > 0 && settings.every((each) => each[flag])}
        onChange={(isOn) => change({ [flag]: isOn })}
      />
    </div>
  ));
}
