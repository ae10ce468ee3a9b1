import { FuseV1Options, FuseVersion, type FuseV1Config } from '@electron/fuses';

/**
 * The fuses of the shipped binary. All fuses are listed: an Electron upgrade that adds a fuse stops the build until a
 * state for the fuse is added here.
 */
export const fuses = {
  version: FuseVersion.V1,
  strictlyRequireAllFuses: true,
  // With these three fuses off, the binary cannot be used as Node: nobody can pass it a script, an option or a
  // debugger. Utility processes and worker threads do not need these fuses.
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  [FuseV1Options.EnableCookieEncryption]: true,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  // Pages are loaded from app:// and preview://, never from file://.
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  // The photo decoder is WebAssembly. With trap handlers, its bounds checks take hardly any time.
  [FuseV1Options.WasmTrapHandlers]: true,
} as const satisfies FuseV1Config;
