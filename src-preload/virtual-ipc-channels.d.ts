/**
 * The names of channels and events, generated at build time from the bridge's table, so that the preload and the start
 * of main do not load the table's schemas.
 */
declare module 'virtual:ipc-channels' {
  export const channels: readonly string[];
  export const events: readonly string[];
}
