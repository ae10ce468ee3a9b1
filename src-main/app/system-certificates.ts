import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { Logger } from '../features/handlers.ts';

/**
 * Trusts the certificates that the computer trusts, in addition to Node's own list: networks of companies inspect
 * traffic with a certificate of their own, which IT puts into the system's store. Where that store cannot be read, the
 * app starts all the same, and later says which server it cannot trust.
 */
export function trustSystemCertificates(logger: Pick<Logger, 'warn'>): void {
  try {
    setDefaultCACertificates([...new Set([...getCACertificates('default'), ...getCACertificates('system')])]);
  } catch (error) {
    logger.warn('certificates of the system not readable', { error });
  }
}
