/** Made at build time from the bridge's table, so that the preload needs none of its schemas. */
declare module 'virtual:ipc-channels' {
  export const channels: readonly string[];
  export const events: readonly string[];
}
