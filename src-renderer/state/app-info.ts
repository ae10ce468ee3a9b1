import { createContext, useContext } from 'react';
import { notSetUpText, type SetUpService } from '#shared/domain/set-up/services.ts';
import type { Output } from '#shared/ipc/contract.ts';

export type AppInfo = Output<'app.info'>;

export const AppInfoContext = createContext<AppInfo | null>(null);

/** Returns facts about the app, such as its version, its backend and the name of the record’s contact field. */
export function useAppInfo(): AppInfo {
  const info = useContext(AppInfoContext);
  if (!info) throw new Error('The app’s facts are not loaded yet');
  return info;
}

/** Returns the hint for a control whose service is not set up; undefined if the service is set up. */
export const useNotSetUp = (service: SetUpService): string | undefined =>
  useAppInfo().notSetUp.includes(service) ? notSetUpText(service) : undefined;
