import { createContext, useContext } from 'react';
import { notSetUpText, type SetUpService } from '#shared/domain/set-up/services.ts';
import type { Output } from '#shared/ipc/contract.ts';

export type AppInfo = Output<'app.info'>;

export const AppInfoContext = createContext<AppInfo | null>(null);

/** Facts that stay the same while the app runs: version, product name, contact field, backend. */
export function useAppInfo(): AppInfo {
  const info = useContext(AppInfoContext);
  if (!info) throw new Error('The app’s facts are not loaded yet');
  return info;
}

/** The hint at a control whose service nobody has set up; undefined where it is set up. */
export const useNotSetUp = (service: SetUpService): string | undefined =>
  useAppInfo().notSetUp.includes(service) ? notSetUpText(service) : undefined;
