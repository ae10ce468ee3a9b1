/** Where secrets live between runs. None of them is ever written to a plain file. */
export interface SecretStore {
  /** `memory`: kept until the app is closed only; `notice` then says why, in words for the user. May change from os to memory. */
  readonly kind: 'os' | 'memory';
  readonly notice: string | undefined;
  get(name: string): Promise<string | undefined>;
  set(name: string, value: string): Promise<void>;
  delete(name: string): Promise<void>;
}
