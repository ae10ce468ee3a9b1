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
   * The last login that was sent, by proxy and URL. If Chromium asks again while the login is still the same, the login
   * was wrong, so Chromium gets none.
   */
  const sentLogins = new Map<string, string>();
  app.on('login', (event, _contents, { url }, { isProxy, host, port }, callback) => {
    if (!isProxy) return;
    event.preventDefault();
    const request = `${nameOf({ host, port })} ${url}`;
    void loginOf({ host, port }).then(
      (login) => {
        const said = JSON.stringify(login);
        if (!login || sentLogins.get(request) === said) {
          sentLogins.delete(request);
          return callback();
        }
        sentLogins.set(request, said);
        callback(login.user, login.password);
      },
      () => callback(),
    );
  });
}
