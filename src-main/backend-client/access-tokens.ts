/** Exchanges the refresh token; gives the new access token, or undefined where the backend gives none. */
export type Renew = () => Promise<string | undefined>;

/** The access token, in memory only, and the one renewal that all calls share. */
export class AccessTokens {
  #token: string | undefined;
  #renew: Renew | undefined;
  #renewal: Promise<void> | undefined;
  /** number of tokens so far, by which a caller can tell whether its own was replaced */
  #generation = 0;

  /** Sets the function that renews; called once, by the sign-in. */
  renewWith(renew: Renew): void {
    this.#renew = renew;
  }

  set(token: string | undefined): void {
    this.#token = token;
    this.#generation += 1;
  }

  get token(): string | undefined {
    return this.#token;
  }

  /** Waits for a running renewal, whatever its outcome. */
  async current(): Promise<{ token: string | undefined; generation: number }> {
    await this.#renewal?.catch(() => undefined);
    return { token: this.#token, generation: this.#generation };
  }

  /**
   * Renews the token of `generation`, unless it was renewed already; false where nobody is signed in.
   * @throws AppError UNAUTHENTICATED where the backend refuses it, or why the backend could not be asked
   */
  async renew(generation = this.#generation): Promise<boolean> {
    if (!this.#renew) return false;
    if (generation !== this.#generation) return true;
    this.#renewal ??= this.#renew()
      .then((token) => this.set(token))
      .finally(() => {
        this.#renewal = undefined;
      });
    await this.#renewal;
    return true;
  }
}
