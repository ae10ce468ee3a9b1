import type { App } from 'electron';
import type { Credentials } from '../backend-client/proxy-agents.ts';
import { nameOf, type ProxyAddress } from '../backend-client/proxy-choice.ts';

/** Signs Chromium's own requests, such as those of the updates, in to the proxies whose password is known. */
export function answerProxies(
  app: Pick<App, 'on'>,
  loginOf: (proxy: ProxyAddress) => Promise<Credentials | undefined>,
): void {
  /** the login that each proxy got for a request: when Chromium asks again, that login was wrong */
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
