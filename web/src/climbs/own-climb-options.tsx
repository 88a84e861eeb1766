import type { OwnClimb } from '@cairn/client/climbs/own-climbs';
import { publishClimb } from '@cairn/client/climbs/own-climbs-publish';
import { useCairn } from '@cairn/client/react/cairn-context';
import { IconButton } from '@cairn/ui/icon-button';
import { Menu, MenuItem, MenuSeparator } from '@cairn/ui/menu';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Globe from 'lucide-react/icons/globe';
import GlobeOff from 'lucide-react/icons/globe-off';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useShell } from '../base/shell-context.ts';
import { climbName } from './climb-words.ts';
import { copyClimbLink, discardWithUndo, publishRefusal, removeClimb } from './own-climb-actions.ts';
import {
  DeleteClimbDialog,
  type PublishableClimb,
  PublishClimbDialog,
  UnpublishClimbDialog,
} from './publish-climb-dialog.tsx';

export type OwnClimbSurface = 'publish' | 'unpublish' | 'delete';

export type ClimbWithOptions = PublishableClimb & Pick<OwnClimb, 'isChanged'>;

interface OwnClimbOptionsProps {
  readonly climb: ClimbWithOptions;
  readonly surface: OwnClimbSurface | null;
  readonly onSurface: (surface: OwnClimbSurface | null) => void;
  /** Undefined on the climb's own page. */
  readonly onEdit?: () => void;
  /** Set on the climb's own page. */
  readonly onDeleted?: () => void;
}

/** The menu of a climb with its dialogs. */
export function OwnClimbOptions({ climb, surface, onSurface, onEdit, onDeleted }: OwnClimbOptionsProps) {
  const cairn = useCairn();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const { user } = useShell();
  const close = () => onSurface(null);
  const list = async () => {
    const listed = await publishClimb(cairn, climb.key, { isListed: !climb.isListed });
    if (!listed.ok) showToast({ text: publishRefusal(listed.refusal) });
  };
  const remove = () => {
    close();
    onDeleted?.();
    removeClimb(cairn, climb);
  };
  const { code } = climb;
  return (
    <>
      <IconButton
        label={m.own_climb_options({ name: climbName(climb) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        icon={<Ellipsis />}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && (
        <Menu
          label={m.own_climb_options({ name: climbName(climb) })}
          anchor={anchor}
          isOpen
          onOpenChange={(isOpen) => !isOpen && setAnchor(null)}
        >
          {onEdit && (
            <MenuItem icon={<Pencil />} onSelect={onEdit}>
              {m.own_climb_edit()}
            </MenuItem>
          )}
          {(!climb.public || climb.isChanged) && (
            <MenuItem icon={<Globe />} onSelect={() => onSurface('publish')}>
              {climb.public ? m.own_climb_publish_changes() : m.own_climb_publish()}
            </MenuItem>
          )}
          {climb.public && climb.isChanged && (
            <MenuItem icon={<Undo />} onSelect={() => void discardWithUndo(cairn, climb)}>
              {m.own_climb_discard()}
            </MenuItem>
          )}
          {climb.public && code !== null && (
            <MenuItem icon={<Link />} onSelect={() => void copyClimbLink(code)}>
              {m.own_climb_copy_link()}
            </MenuItem>
          )}
          {climb.public && user.hasGallery && (
            <MenuItem icon={<List />} isChosen={climb.isListed} onSelect={() => void list()}>
              {m.own_climb_list()}
            </MenuItem>
          )}
          {climb.public && (
            <MenuItem icon={<GlobeOff />} onSelect={() => onSurface('unpublish')}>
              {m.own_climb_unpublish()}
            </MenuItem>
          )}
          <MenuSeparator />
          <MenuItem icon={<Trash />} isDanger onSelect={climb.public ? () => onSurface('delete') : remove}>
            {m.action_delete()}
          </MenuItem>
        </Menu>
      )}
      {surface === 'publish' && <PublishClimbDialog climb={climb} onClose={close} />}
      {surface === 'unpublish' && <UnpublishClimbDialog climb={climb} onClose={close} />}
      {surface === 'delete' && <DeleteClimbDialog climb={climb} onClose={close} onDelete={remove} />}
    </>
  );
}
