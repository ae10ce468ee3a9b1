/** The store of secrets. It never writes a secret to a plain file. */
export interface SecretStore {
  /**
   * `os`: secrets are in the system's keychain. `memory`: secrets are kept only until the app ends, and `notice` tells
   * the user why. `os` changes to `memory` if the keychain fails.
   */
  readonly kind: 'os' | 'memory';
  readonly notice: string | undefined;
  get(name: string): Promise<string | undefined>;
  set(name: string, value: string): Promise<void>;
  delete(name: string): Promise<void>;
}
