const loopback = /^(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])$/;

/** Whether what is sent to a backend there is encrypted, or does not leave this computer, as with the embedded one. */
export function isSecureAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
}
