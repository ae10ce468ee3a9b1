import { FuseV1Options, FuseVersion, type FuseV1Config } from '@electron/fuses';

/**
 * The fuses of the shipped binary. All are listed, so that an Electron upgrade with a new one stops the build until it
 * is decided.
 */
export const fuses = {
  version: FuseVersion.V1,
  strictlyRequireAllFuses: true,
  // The binary cannot be used as Node: no script, option or debugger can be passed from outside. Utility processes and
  // worker threads do not need these three.
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  [FuseV1Options.EnableCookieEncryption]: true,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  // Pages are loaded from app:// and preview://, never from file://.
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  // The photo decoder is WebAssembly; trap handlers make its bounds checks free.
  [FuseV1Options.WasmTrapHandlers]: true,
} as const satisfies FuseV1Config;
