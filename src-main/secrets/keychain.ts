/** The used part of keytar. */
export interface Keychain {
  getPassword(service: string, account: string): Promise<string | null>;
  setPassword(service: string, account: string, password: string): Promise<void>;
  deletePassword(service: string, account: string): Promise<boolean>;
}

/** A call of the keychain had no answer in time. */
export class KeychainTimeout extends Error {}

/** Loads keytar when it is first needed, because it is native and optional. */
export async function loadKeytar(): Promise<Keychain> {
  return (await import('keytar')).default;
}

/** Why a keychain cannot be used, from the system's error, in words that end a sentence. */
export function keychainProblem(error: unknown): string {
  if (error instanceof KeychainTimeout) return 'the keychain did not answer in time';
  const said = error instanceof Error ? error.message : String(error);
  if (/cannot find (module|package)|ERR_DLOPEN|cannot open shared object|invalid ELF/i.test(said)) {
    return 'the keychain support is not installed';
  }
  if (/autolaunch D-Bus|D-Bus|org\.freedesktop\.secrets|ServiceUnknown/i.test(said)) {
    return 'no keychain service is running';
  }
  if (/Object does not exist at path|locked|dismissed|cancel|User interaction is not allowed/i.test(said)) {
    return 'the keychain is locked';
  }
  return 'the keychain does not answer as it should';
}
