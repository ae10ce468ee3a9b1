/** Made at build time from the bridge's table: the preload and the start of main need none of its schemas. */
declare module 'virtual:ipc-channels' {
  export const channels: readonly string[];
  export const events: readonly string[];
}
