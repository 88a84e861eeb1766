import { useSettings } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { changeSettings } from '@cairn/client/settings/change-settings';
import { IconButton } from '@cairn/ui/icon-button';
import { m } from '@cairn/words/messages';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { useShell } from '../base/shell-context.ts';
import { isDarkNow } from '../base/theme.ts';

export function ThemeButton() {
  const cairn = useCairn();
  const { user } = useShell();
  // Renders again after a theme change elsewhere.
  useSettings();
  const isDark = isDarkNow();
  if (!user.level.canUseDarkMode && !isDark) return null;
  return (
    <IconButton
      label={isDark ? m.nav_theme_classic() : m.nav_theme_dark()}
      icon={isDark ? <Sun /> : <Moon />}
      onClick={() => warnUnlessSaved(changeSettings(cairn, { darkMode: !isDark }).saved)}
    />
  );
}
