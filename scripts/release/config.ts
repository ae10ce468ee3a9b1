import path from 'node:path';
import type { Configuration, WindowsConfiguration } from 'electron-builder';
import { packagesToLeaveOut } from './runtime-packages.ts';

const root = path.resolve(import.meta.dirname, '../..');

export type Environment = Readonly<Record<string, string | undefined>>;

/** Sets of environment variables with which packages can be signed, by system. One complete set is enough. */
const signing: Partial<Record<NodeJS.Platform, readonly (readonly string[])[]>> = {
  win32: [
    ['WIN_CSC_LINK', 'WIN_CSC_KEY_PASSWORD'],
    ['AZURE_SIGN_ENDPOINT', 'AZURE_SIGN_ACCOUNT', 'AZURE_SIGN_PROFILE', 'AZURE_SIGN_PUBLISHER'],
  ],
  darwin: [['CSC_LINK', 'CSC_KEY_PASSWORD']],
};
const notarising: readonly (readonly string[])[] = [
  ['APPLE_API_KEY', 'APPLE_API_KEY_ID', 'APPLE_API_ISSUER'],
  ['APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID'],
  ['APPLE_KEYCHAIN', 'APPLE_KEYCHAIN_PROFILE'],
];

const isSet = (env: Environment) => (name: string) => Boolean(env[name]);

/** Returns what the environment lacks for a release that can be installed and updates itself, one line for each gap. */
export function missingForRelease(env: Environment, platform: NodeJS.Platform): string[] {
  const gap = (purpose: string, alternatives: readonly (readonly string[])[]) =>
    alternatives.some((names) => names.every(isSet(env)))
      ? []
      : [`${purpose}: set ${alternatives.map((names) => names.join(', ')).join('; or ')}`];
  const platformSigning = signing[platform];
  return [
    ...gap('Update feed', [['SITEWRIGHT_UPDATE_URL']]),
    ...(platformSigning ? gap('Signing', platformSigning) : []),
    ...(platform === 'darwin' ? gap('Notarising', notarising) : []),
  ];
}

function azureSigning(env: Environment): WindowsConfiguration | undefined {
  const { AZURE_SIGN_ENDPOINT, AZURE_SIGN_ACCOUNT, AZURE_SIGN_PROFILE, AZURE_SIGN_PUBLISHER } = env;
  if (!AZURE_SIGN_ENDPOINT || !AZURE_SIGN_ACCOUNT || !AZURE_SIGN_PROFILE || !AZURE_SIGN_PUBLISHER) return undefined;
  return {
    azureSignOptions: {
      endpoint: AZURE_SIGN_ENDPOINT,
      codeSigningAccountName: AZURE_SIGN_ACCOUNT,
      certificateProfileName: AZURE_SIGN_PROFILE,
      publisherName: AZURE_SIGN_PUBLISHER,
    },
  };
}

/**
 * Returns the settings that the environment and the target system add to electron-builder.yml. Without
 * SITEWRIGHT_UPDATE_URL the packages have no app-update.yml, which electron-updater needs. They then never update, even
 * if the app's policy names a feed.
 */
export function configFor(platform: NodeJS.Platform, env: Environment, projectDir = root): Configuration {
  const win = azureSigning(env);
  return {
    files: [
      ...packagesToLeaveOut(projectDir, platform).map((pattern) => `!${pattern}`),
      // These two npm packages contain binaries for all systems. Of better-sqlite3, only the binary for the target
      // system and processor is packed. Of native-reg, a package for Windows gets only the binary for its processor,
      // and packages for other systems get none.
      `!**/node_modules/better-sqlite3/prebuilds/!(${platform}-\${arch}).node`,
      platform === 'win32'
        ? '!**/node_modules/native-reg/prebuilds/!(win32-${arch})/**'
        : '!**/node_modules/native-reg/prebuilds/**',
    ],
    ...(env.SITEWRIGHT_UPDATE_URL
      ? {
          publish: {
            provider: 'generic',
            url: env.SITEWRIGHT_UPDATE_URL,
            channel: env.SITEWRIGHT_UPDATE_CHANNEL || 'latest',
          },
        }
      : { publish: null }),
    ...(env.ELECTRON_OVERRIDE_DIST_PATH ? { electronDist: env.ELECTRON_OVERRIDE_DIST_PATH } : {}),
    ...(win ? { win } : {}),
  };
}
