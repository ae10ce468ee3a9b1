import type { BackendClient } from '../../backend-client/client.ts';
import type { ProxyPasswords } from '../../backend-client/proxy-passwords.ts';
import type { HandlersOf } from '../handlers.ts';

export interface NetworkPorts {
  proxyPasswords: ProxyPasswords;
  client: Pick<BackendClient, 'checkConnection'>;
}

export function networkFeature({ proxyPasswords, client }: NetworkPorts): HandlersOf<'network'> {
  return {
    'network.question': () => {
      const question = proxyPasswords.question();
      return question ? { question } : {};
    },
    async 'network.answer'({ proxy, ...login }) {
      const accepted = await proxyPasswords.answer(proxy, login);
      if (accepted) client.checkConnection();
      return { accepted };
    },
    'network.later'({ proxy }) {
      proxyPasswords.later(proxy);
      return {};
    },
  };
}
