import path from 'node:path';
import { flipFuses } from '@electron/fuses';
import { LinuxPackager, type AfterPackContext } from 'electron-builder';
import { fuses } from './fuses.ts';

function electronPath({ appOutDir, electronPlatformName, packager }: AfterPackContext): string {
  if (packager instanceof LinuxPackager) return path.join(appOutDir, packager.executableName);
  return path.join(appOutDir, `${packager.appInfo.productFilename}.${electronPlatformName === 'win32' ? 'exe' : 'app'}`);
}

/**
 * electron-builder's hook: sets the fuses after packing and before signing. electron-builder's own option has an older
 * list of fuses and cannot refuse unknown ones.
 */
export default async function afterPack(context: AfterPackContext): Promise<void> {
  await flipFuses(electronPath(context), {
    ...fuses,
    // Setting fuses breaks the ad-hoc signature, without which an unsigned build does not start on Apple silicon.
    resetAdHocDarwinSignature: context.electronPlatformName === 'darwin',
  });
}
