import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { invoke } from '../bridge/client.ts';
import { useEvent } from '../bridge/hooks.ts';
import { useCloseGuard } from './close-guard.tsx';
import { useCreationNotices } from './creation-notices.ts';
import { Palette } from './palette/palette.tsx';
import { AppRoutes } from './routes.tsx';
import { useSaveFlow } from './save-flow/use-save-flow.ts';
import { paletteCommands, useShortcutActions } from './shortcuts/commands.ts';
import { useShortcuts } from './shortcuts/use-shortcuts.ts';
import { useNetworkHints } from './sync/use-network-hints.ts';
import { Panels } from './sync/panels.tsx';
import { tabOfRoute } from './tabs.ts';

/** The routes, with what works on all of them. */
export function Workspace() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const actions = useShortcutActions(useSaveFlow());

  useShortcuts(actions);
  useCloseGuard();
  useCreationNotices();
  useNetworkHints();
  useEvent('navigate', ({ route }) => void navigate(route));
  useEffect(() => {
    // Only a convenience: where it fails, the app starts on its first page.
    invoke('app.rememberRoute', { route: pathname }).catch(() => undefined);
  }, [pathname]);

  return (
    <>
      <AppRoutes />
      <Panels onSave={actions.save} />
      <Palette commands={paletteCommands(actions, tabOfRoute(pathname) !== undefined)} />
    </>
  );
}
