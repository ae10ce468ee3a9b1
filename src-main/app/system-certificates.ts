import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { Logger } from '../features/handlers.ts';

/**
 * Trusts the certificates that the computer trusts, in addition to Node's own list. Some company networks inspect
 * traffic with a certificate of their own, which IT puts into the system's certificate store. If this store cannot be
 * read, the app starts all the same. In such a network, calls to a server then fail with a message that the connection
 * is not secure.
 */
export function trustSystemCertificates(logger: Pick<Logger, 'warn'>): void {
  try {
    setDefaultCACertificates([...new Set([...getCACertificates('default'), ...getCACertificates('system')])]);
  } catch (error) {
    logger.warn('certificates of the system not readable', { error });
  }
}
