import type { App } from 'electron';
import type { Credentials } from '../backend-client/proxy-agents.ts';
import { nameOf, type ProxyAddress } from '../backend-client/proxy-choice.ts';

/**
 * Answers proxies that require a password for Chromium's own requests, such as requests for updates. Sends the password
 * if it is known.
 */
export function answerProxies(
  app: Pick<App, 'on'>,
  loginOf: (proxy: ProxyAddress) => Promise<Credentials | undefined>,
): void {
  /**
   * the login that was sent to a proxy for a request; if Chromium asks again for the same request, the login was wrong
   */
  const given = new Map<string, string>();
  app.on('login', (event, _contents, { url }, { isProxy, host, port }, callback) => {
    if (!isProxy) return;
    event.preventDefault();
    const request = `${nameOf({ host, port })} ${url}`;
    void loginOf({ host, port }).then(
      (login) => {
        const said = JSON.stringify(login);
        if (!login || given.get(request) === said) {
          given.delete(request);
          return callback();
        }
        given.set(request, said);
        callback(login.user, login.password);
      },
      () => callback(),
    );
  });
}
