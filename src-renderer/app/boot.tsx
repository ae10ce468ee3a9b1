import { PlugZap } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useQuery } from '../bridge/hooks.ts';
import { AppInfoContext, type AppInfo } from '../state/app-info.ts';
import { FailureState } from '../ui/failure-state.tsx';

/** Loads the app's info, and restores the route that was shown when the app was last closed. */
export function Boot({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery('app.info', {});
  if (data) return <Booted info={data}>{children}</Booted>;
  if (!error) return null;
  return (
    <FailureState
      title="The app could not start"
      reason={error.message}
      icon={PlugZap}
      onRetry={() => void refetch()}
    />
  );
}

function Booted({ info, children }: { info: AppInfo; children: ReactNode }) {
  useState(() => restoreRoute(info.lastRoute));
  return <AppInfoContext value={info}>{children}</AppInfoContext>;
}

const RESTORED = 'route-restored';

/** Goes to the last route if the window was opened without a route. Does nothing when the window is reloaded. */
function restoreRoute(lastRoute: string): void {
  const first = sessionStorage.getItem(RESTORED) === null;
  sessionStorage.setItem(RESTORED, 'true');
  if (first && window.location.pathname === '/' && lastRoute.startsWith('/')) {
    window.history.replaceState(null, '', lastRoute);
  }
}
