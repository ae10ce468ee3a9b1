import { expect } from 'vitest';
import { withoutPictures } from '../unit/backend/in-process.ts';
import { serverInProcess, type ServerInProcess } from './server-in-process.ts';
import { smsProvider } from './sms-provider.ts';

export const roofer = 'summit-roofing';
export const cleaner = 'sparrow-house-cleaning';

export interface HostedServer extends ServerInProcess {
  /** request header of a signed-in person with the role of a publisher */
  user: Record<string, string>;
  edit(slug: string, change: object): Promise<void>;
  publish(slug: string, domain: string): Promise<Response>;
  /** Requests `http://` and the address (domain and path), as a visitor's browser does. */
  visit(address: string, headers?: Record<string, string>, method?: string): Promise<Response>;
}

/** Starts a server with the demo sites in this process, and publishes the roofer's site at `roof.example`. */
export async function hostedServer(
  settings: readonly string[] = [],
  from: { address?: string } = {},
): Promise<HostedServer> {
  const { settings: sms } = await smsProvider();
  const server = await serverInProcess(['--demo=true', ...sms, ...settings], from);
  const user = await server.signIn('+12025550150', 'publisher');
  const edit: HostedServer['edit'] = async (slug, change) => {
    const answer = await server.call('GET', `/api/getLandingPage/${slug}`, undefined, user);
    const { message } = (await answer.json()) as { message: object };
    const saved = await server.call('POST', '/edit/landingpage', { ...message, ...change }, user);
    expect(saved.status).toBe(200);
  };
  const publish: HostedServer['publish'] = async (slug, domain) =>
    server.call(
      'POST',
      '/publish',
      { slug, paid_url: domain, github_repo: '', id_key: '', first_publish_url: '' },
      user,
    );
  for (const slug of [roofer, cleaner]) await edit(slug, withoutPictures);
  expect((await publish(roofer, 'roof.example')).status).toBe(200);
  return {
    ...server,
    user,
    edit,
    publish,
    visit: (address, headers, method = 'GET') => server.call(method, `http://${address}`, undefined, headers),
  };
}
