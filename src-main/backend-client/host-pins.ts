import { createHash, X509Certificate } from 'node:crypto';
import { checkServerIdentity, type DetailedPeerCertificate, type PeerCertificate } from 'node:tls';

/** Error of a connection to a pinned server if no certificate in the server's chain has a pinned key. */
export class PinError extends Error {}

export interface HostPins {
  /** origin of the server */
  origin: string;
  /** `sha256/` and the base64 of the SHA-256 of a public key (SubjectPublicKeyInfo) */
  keys: readonly string[];
}

/** Returns TLS settings that accept a connection only if a certificate of the server's chain has a pinned key. */
export function pinnedTls({ keys }: HostPins) {
  return {
    checkServerIdentity(host: string, certificate: PeerCertificate): Error | undefined {
      const mismatch = checkServerIdentity(host, certificate);
      if (mismatch) return mismatch;
      const isKnown = chainOf(certificate as DetailedPeerCertificate).some((each) => keys.includes(pinOf(each)));
      return isKnown ? undefined : new PinError(`no certificate of ${host} has a pinned key`);
    },
  };
}

export type SeenCertificate = (host: string, certificate: PeerCertificate) => void;

/** Returns TLS settings that pass every certificate that is valid for its host to `seen`. */
export const watchedTls = (seen: SeenCertificate) => ({
  checkServerIdentity(host: string, certificate: PeerCertificate): Error | undefined {
    const mismatch = checkServerIdentity(host, certificate);
    if (!mismatch) seen(host, certificate);
    return mismatch;
  },
});

function chainOf(first: DetailedPeerCertificate): Buffer[] {
  const chain: Buffer[] = [];
  // The chain ends with a certificate that is its own issuer, or whose issuer is missing.
  for (let each = first; ; each = each.issuerCertificate) {
    chain.push(each.raw);
    if (!each.issuerCertificate || each.issuerCertificate.raw.equals(each.raw)) return chain;
  }
}

/** Returns the pin of a certificate's public key. @param certificate in DER or PEM */
export function pinOf(certificate: Buffer | string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return `sha256/${createHash('sha256').update(key).digest('base64')}`;
}
