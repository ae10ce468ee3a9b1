/** The store of secrets. It never writes a secret to a plain file. */
export interface SecretStore {
  /**
   * `memory`: secrets are kept only until the app ends, and `notice` tells the user why. `os` may change to `memory`.
   */
  readonly kind: 'os' | 'memory';
  readonly notice: string | undefined;
  get(name: string): Promise<string | undefined>;
  set(name: string, value: string): Promise<void>;
  delete(name: string): Promise<void>;
}
