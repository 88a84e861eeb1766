import { useCairn } from '@cairn/client/react/cairn-context';
import { changeSettings } from '@cairn/client/settings/change-settings';
import { IconButton } from '@cairn/ui/icon-button';
import { Segmented } from '@cairn/ui/segmented';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import Clock from 'lucide-react/icons/clock';
import List from 'lucide-react/icons/list';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';

type View = 'list' | 'hours';

export interface ViewSwitchProps {
  readonly view: View;
  readonly page: number;
}

export function ViewSwitch({ view, page }: ViewSwitchProps): ReactNode {
  const navigate = useNavigate();
  const isNarrow = useNarrow();
  const cairn = useCairn();
  const show = (next: View) => {
    warnUnlessSaved(changeSettings(cairn, { daysView: next }).saved);
    void navigate({
      to: '/horizons/$slug/',
      params: { slug: 'days' },
      search: { page: page === 0 ? undefined : page, view: next === 'hours' ? next : undefined },
    });
  };
  if (isNarrow) {
    return view === 'list' ? (
      <IconButton label={m.hours_to_grid()} icon={<Clock />} onClick={() => show('hours')} />
    ) : (
      <IconButton label={m.hours_to_list()} icon={<List />} onClick={() => show('list')} />
    );
  }
  return (
    <Segmented
      label={m.hours_view()}
      value={view}
      segments={[
        { value: 'list', label: m.hours_view_list(), icon: <List /> },
        { value: 'hours', label: m.hours_title(), icon: <Clock /> },
      ]}
      onChange={show}
    />
  );
}
