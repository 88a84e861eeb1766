import { defaultMemberSettings, type MemberSettings } from '@cairn/core/spaces/member-settings';
import { roles } from '@cairn/core/spaces/roles';
import { instantText } from '../db/instant-text.ts';

export function spaceText(s: string): string {
  return `json_build_object('id', ${s}.id, 'name', ${s}.name, 'image', ${s}.image, 'emoji', ${s}.emoji,
    'background', ${s}.background, 'color', ${s}.color, 'enabledColumnIds', ${s}.enabled_column_ids,
    'createdDatetime', ${instantText(`${s}.created_at`)}, 'version', ${s}.version, 'rev', ${s}.rev)::text`;
}

/** SQL for a membership as JSON text; null if the member's account is deleted. */
export function membershipText(m: string): string {
  return `(select json_build_object('id', ${m}.id, 'space', ${m}.scope_id, 'userId', ${m}.user_id,
    'userCode', u.code, 'name', u.name, 'image', u.image, 'role', ${m}.role, 'richDescription', ${m}.rich_description,
    'createdDatetime', ${instantText(`${m}.created_at`)}, 'version', ${m}.version, 'rev', ${m}.rev)::text
    from users u where u.id = ${m}.user_id)`;
}

export function membersInOrder(m: string): string {
  return `array_position(array[${roles.map((role) => `'${role}'`).join(', ')}], ${m}.role), ${m}.created_at, ${m}.id`;
}

/** Column, field of the contract, SQL type. */
export const memberSettingsColumns = [
  ['sequence_no', 'sequenceNo', 'integer'],
  ['events_last_seen_at', 'eventsLastSeenDatetime', 'timestamptz'],
  ['export_to_calendar', 'exportToCalendar', 'boolean'],
  ['email_notifications', 'emailNotifications', 'jsonb'],
  ['push_notifications', 'pushNotifications', 'jsonb'],
  ['webhook_notifications', 'webhookNotifications', 'jsonb'],
  ['follow_goals_created_by_anybody', 'followGoalsCreatedByAnybody', 'boolean'],
  ['follow_goals_created_by_me', 'followGoalsCreatedByMe', 'boolean'],
  ['follow_goals_commented_by_me', 'followGoalsCommentedByMe', 'boolean'],
  ['follow_goals_assigned_to_me', 'followGoalsAssignedToMe', 'boolean'],
  ['follow_mentions', 'followMentions', 'boolean'],
] as const satisfies readonly (readonly [string, keyof MemberSettings, string])[];

/** SQL with the default if unset. `s` may be null in an outer join. */
export function memberSetting(s: string, wanted: keyof MemberSettings): string {
  const [column] = memberSettingsColumns.find(([, field]) => field === wanted) ?? [];
  const fallback = defaultMemberSettings[wanted];
  if (fallback === null) return `${s}.${column}`;
  const value = typeof fallback === 'object' ? `'${JSON.stringify(fallback)}'` : fallback;
  return `coalesce(${s}.${column}, ${value})`;
}

export function memberSettingsPairs(s: string): string {
  return memberSettingsColumns
    .map(([, field, type]) => {
      const value = memberSetting(s, field);
      return `'${field}', ${type === 'timestamptz' ? instantText(value) : value}`;
    })
    .join(', ');
}

export function memberSettingsText(s: string): string {
  return `json_build_object('id', ${s}.id, ${memberSettingsPairs(s)}, 'version', ${s}.version, 'rev', ${s}.rev)::text`;
}
