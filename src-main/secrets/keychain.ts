/** The members of keytar that are used here. */
export interface Keychain {
  getPassword(service: string, account: string): Promise<string | null>;
  setPassword(service: string, account: string, password: string): Promise<void>;
  deletePassword(service: string, account: string): Promise<boolean>;
}

/** Thrown if a call of the keychain had no response in time. */
export class KeychainTimeout extends Error {}

/** Loads keytar when it is first needed, because it is native and optional. */
export async function loadKeytar(): Promise<Keychain> {
  return (await import('keytar')).default;
}

/**
 * Loads @napi-rs/keyring, which replaces keytar if needed. On Linux the library may use only the Secret Service.
 * Otherwise, if that service is missing, the library would keep secrets in the memory of the kernel, which silently
 * forgets them at the end of the session.
 */
export async function loadKeyring(): Promise<Keychain> {
  const { AsyncEntry } = await import('@napi-rs/keyring');
  const entry = (service: string, account: string) =>
    new AsyncEntry(service, account, { linux: { store: 'secret-service' } });
  return {
    getPassword: (service, account) => entry(service, account).getPassword(),
    setPassword: (service, account, password) => entry(service, account).setPassword(password),
    deletePassword: (service, account) => entry(service, account).deletePassword(),
  };
}

/**
 * Loads the library of the keychain. keytar is not built if a compiler or headers are missing; then @napi-rs/keyring is
 * used, which comes compiled for every system. On some systems the two libraries do not find each other's secrets, so
 * their order is fixed. Rejects with keytar's error if neither can be loaded.
 */
export async function loadKeychain(first = loadKeytar, second = loadKeyring): Promise<Keychain> {
  try {
    return await first();
  } catch (error) {
    return second().catch(() => {
      throw error;
    });
  }
}

/** Returns why a keychain cannot be used, from the system's error, in words that end a sentence. */
export function keychainProblem(error: unknown): string {
  if (error instanceof KeychainTimeout) return 'the keychain did not answer in time';
  const said = error instanceof Error ? error.message : String(error);
  if (/cannot find (module|package)|ERR_DLOPEN|cannot open shared object|invalid ELF/i.test(said)) {
    return 'the keychain support is not installed';
  }
  if (/D-?Bus|org\.freedesktop\.secrets|ServiceUnknown/i.test(said)) {
    return 'no keychain service is running';
  }
  if (
    /Object does not exist at path|no result found|locked|dismissed|cancel|User interaction is not allowed/i.test(said)
  ) {
    return 'the keychain is locked';
  }
  return 'the keychain does not answer as it should';
}
