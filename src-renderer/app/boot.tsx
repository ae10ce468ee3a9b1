import { Button, EmptyState } from '@mantine/core';
import { PlugZap } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useQuery } from '../bridge/hooks.ts';
import { AppInfoContext, type AppInfo } from '../state/app-info.ts';

/** Loads the app's facts and puts the user back where they were when they closed it. */
export function Boot({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery('app.info', {});
  if (data) return <Booted info={data}>{children}</Booted>;
  if (!error) return null;
  return (
    <EmptyState
      role="alert"
      withIndicatorBackground
      py={96}
      icon={<PlugZap aria-hidden />}
      title={<h1>The app could not start</h1>}
      description={error.message}
    >
      <EmptyState.Actions>
        <Button onClick={() => void refetch()}>Try again</Button>
      </EmptyState.Actions>
    </EmptyState>
  );
}

function Booted({ info, children }: { info: AppInfo; children: ReactNode }) {
  useState(() => restoreRoute(info.lastRoute));
  return <AppInfoContext value={info}>{children}</AppInfoContext>;
}

const RESTORED = 'route-restored';

/** Once per window, and only where it was opened at no place in particular: a reload stays where it is. */
function restoreRoute(lastRoute: string): void {
  const first = sessionStorage.getItem(RESTORED) === null;
  sessionStorage.setItem(RESTORED, 'true');
  if (first && window.location.pathname === '/' && lastRoute.startsWith('/')) {
    window.history.replaceState(null, '', lastRoute);
  }
}
