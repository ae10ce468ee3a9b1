import path from 'node:path';
import { flipFuses } from '@electron/fuses';
import { Arch, LinuxPackager, type AfterPackContext } from 'electron-builder';
import { fuses } from './fuses.ts';
import { nativeProblems } from './native-files.ts';

function electronPath({ appOutDir, electronPlatformName, packager }: AfterPackContext): string {
  if (packager instanceof LinuxPackager) return path.join(appOutDir, packager.executableName);
  return path.join(appOutDir, `${packager.appInfo.productFilename}.${electronPlatformName === 'win32' ? 'exe' : 'app'}`);
}

/**
 * Throws if a file beside the archive is not native code for the package's system and processor, or if native code that
 * the app needs to start is missing. Otherwise only the first user would notice. To make a package for another system,
 * install the npm packages of that system first.
 */
async function refuseWrongNativeCode({ appOutDir, arch, packager }: AfterPackContext): Promise<void> {
  const folder = path.join(packager.getResourcesDir(appOutDir), 'app.asar.unpacked');
  const platform = packager.platform.nodeName;
  const problems = await nativeProblems(folder, platform, Arch[arch]);
  if (problems.length === 0) return;
  const hint = `Pack on the system itself, or first run npm ci --os=${platform} --cpu=${Arch[arch]} --ignore-scripts.`;
  throw new Error(['The package would not run:', ...problems, hint].join('\n  '));
}

/**
 * Checks the native code and sets the fuses. electron-builder calls this hook after packing and before signing. Its own
 * option for fuses is not used, because it has an older list of fuses and cannot refuse unknown ones.
 */
export default async function afterPack(context: AfterPackContext): Promise<void> {
  await refuseWrongNativeCode(context);
  await flipFuses(electronPath(context), {
    ...fuses,
    // Setting fuses breaks the ad-hoc signature, without which an unsigned build does not start on Apple silicon.
    resetAdHocDarwinSignature: context.electronPlatformName === 'darwin' && process.platform === 'darwin',
  });
}
