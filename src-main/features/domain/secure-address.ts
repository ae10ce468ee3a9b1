import { isLoopbackUrl } from '../../backend-client/loopback.ts';

/** Whether requests to the address are encrypted or stay on this computer, like those to the embedded backend. */
export function isSecureAddress(address: string): boolean {
  const { protocol } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackUrl(address));
}
