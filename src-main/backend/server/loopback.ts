/** Whether an IP address or host name is loopback. Only programs on this computer can reach such an address. */
export const isLoopback = (address: string): boolean =>
  /^((::ffff:)?127(\.\d{1,3}){3}|\[?::1\]?|localhost)$/i.test(address);
