/** Whether only programs of this computer have the address or the name. */
export const isLoopback = (address: string): boolean =>
  /^((::ffff:)?127(\.\d{1,3}){3}|\[?::1\]?|localhost)$/i.test(address);
