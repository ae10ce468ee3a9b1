import { FuseV1Options, FuseVersion, type FuseV1Config } from '@electron/fuses';

/**
 * The runtime's switches as they are burnt into the shipped binary. Every switch is named, so that an Electron upgrade
 * which brings a new one stops the build until somebody decides about it.
 */
export const fuses = {
  version: FuseVersion.V1,
  strictlyRequireAllFuses: true,
  // The binary is not a general Node: no script, option or debugger can be slipped in from outside. Utility processes
  // and worker threads do not depend on these three.
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  [FuseV1Options.EnableCookieEncryption]: true,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  // Pages come over app:// and preview://, never file://.
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  // The photo decoder is WebAssembly; trap handlers make its bounds checks free.
  [FuseV1Options.WasmTrapHandlers]: true,
} as const satisfies FuseV1Config;
