import { isLoopbackUrl } from '../../backend-client/loopback.ts';

/** Whether what is sent to a backend there is encrypted, or does not leave this computer, as with the embedded one. */
export function isSecureAddress(address: string): boolean {
  const { protocol } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackUrl(address));
}
