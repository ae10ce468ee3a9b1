import { signInText } from '#shared/domain/business-profile/texts.ts';
import { createProfileClient } from '../providers/business-profile/client.ts';
import { createGeocoding } from '../providers/geocoding/positionstack.ts';
import { createGoogleSignIn } from '../providers/google-sign-in/sign-in.ts';
import { createPlaceNames } from '../providers/place-names/geonames.ts';
import { createPackedPlaceNames } from '../providers/place-names/packed.ts';
import type { SecretStore } from '../secrets/secret-store.ts';
import type { NetworkParts } from './network-parts.ts';
import type { ServicePorts } from './ports.ts';
import type { createProviderAddresses } from './provider-addresses.ts';

interface Needs {
  ports: Pick<ServicePorts, 'config' | 'shell' | 'logger'> & Pick<NetworkParts, 'fetch'>;
  addresses: ReturnType<typeof createProviderAddresses>;
  secrets: SecretStore;
}

/** Makes the clients of third-party services. */
export function createProviderParts({ ports, addresses, secrets }: Needs) {
  const { config, fetch, shell, logger } = ports;
  const named = addresses.placeNames();
  return {
    placeNames: named
      ? createPlaceNames({ address: () => Promise.resolve(named), fetch, logger })
      : createPackedPlaceNames(),
    geocoding: addresses.geocoding && createGeocoding({ address: addresses.geocoding, fetch, logger }),
    googleSignIn: createGoogleSignIn({
      addresses: addresses.google,
      fetch,
      logger,
      openExternal: shell.openExternal,
      secrets,
      noToken: signInText(config.product.name),
      now: Date.now,
    }),
    profile: createProfileClient({ addresses: addresses.profile, fetch, logger }),
    checkoutPages: addresses.checkout,
    notSetUp: addresses.notSetUp,
  };
}
