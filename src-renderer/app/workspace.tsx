import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { invoke } from '../bridge/client.ts';
import { useEvent } from '../bridge/hooks.ts';
import { useCloseGuard } from './close-guard.tsx';
import type { CommandContext } from './commands/command-table.ts';
import { Palette } from './commands/palette.tsx';
import { RecentSites } from './commands/recent-sites.tsx';
import { useContextMenus } from './commands/use-context-menus.ts';
import { useShortcuts } from './commands/use-shortcuts.ts';
import { useCreationNotices } from './creation-notices.ts';
import { useDesktopSignals } from './jobs/use-desktop-signals.ts';
import { Panels } from './panels.tsx';
import { AppRoutes } from './routes.tsx';
import { useAppInfo } from '../state/app-info.ts';
import { followNeeds } from '../state/needs.ts';
import { useSaveFlow } from './save-flow/use-save-flow.ts';
import { useNetworkHints } from './sync/use-network-hints.ts';
import { useWaitingPhotosNotice } from './waiting-photos-notice.ts';

/** The routes, with the panels, shortcuts and notices that work on all of them. */
export function Workspace() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const flow = useSaveFlow();
  const { contactField } = useAppInfo();
  const context: CommandContext = {
    flow,
    contactField,
    navigate: (route, link) => void navigate(route, { state: link }),
  };

  useShortcuts(context);
  useContextMenus(context);
  useCloseGuard();
  useCreationNotices();
  useWaitingPhotosNotice();
  useNetworkHints();
  useDesktopSignals();
  useEffect(() => followNeeds(contactField), [contactField]);
  useEvent('navigate', ({ route }) => void navigate(route));
  useEffect(() => {
    // A failure is ignored. The next start then shows the page that was remembered before.
    invoke('app.rememberRoute', { route: pathname }).catch(() => undefined);
  }, [pathname]);

  return (
    <>
      <AppRoutes />
      <Panels onSave={() => void flow.start('save')} />
      <Palette context={context} />
      <RecentSites navigate={context.navigate} />
    </>
  );
}
