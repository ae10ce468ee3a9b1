/** Exchanges the refresh token. Returns the new access token, or undefined if the backend sends none. */
export type Renew = () => Promise<string | undefined>;

/** Holds the access token, in memory only, and the one renewal that all calls share. */
export class AccessTokens {
  #token: string | undefined;
  #renew: Renew | undefined;
  #renewal: Promise<void> | undefined;
  /** number of times that a token was set; a caller compares it to learn whether its own token was replaced */
  #generation = 0;

  /** Sets the function that renews the token; called once, by the sign-in. */
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

  /** Returns the token and its generation, after a running renewal has ended, whatever its outcome. */
  async current(): Promise<{ token: string | undefined; generation: number }> {
    await this.#renewal?.catch(() => undefined);
    return { token: this.#token, generation: this.#generation };
  }

  /**
   * Renews the token of `generation`, unless it was replaced already. Returns false if `renewWith` was never called.
   * @throws AppError UNAUTHENTICATED if nobody is signed in or the backend refuses the refresh token; other errors if
   * the renewal fails for another reason, such as an unreachable backend
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
