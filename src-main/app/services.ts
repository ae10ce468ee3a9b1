import { AccessTokens } from '../backend-client/access-tokens.ts';
import { createBackendClient } from '../backend-client/client.ts';
import { createAuthService } from '../features/auth/service.ts';
import { createGenerationService } from '../features/content/generation-service.ts';
import { createListsService } from '../features/content/lists-service.ts';
import { taskPollInterval } from '../features/creation/poll-interval.ts';
import { createCreationService } from '../features/creation/service.ts';
import { createPreviewService } from '../features/preview/service.ts';
import { registerFeatures } from '../features/register.ts';
import { SiteService } from '../features/site/service.ts';
import { createSecretStore } from '../secrets/create-secret-store.ts';
import { openStore } from '../store/store.ts';
import type { BackendAddress, CreateServices, ServicePorts } from './ports.ts';

const LAST_ROUTE = 'last-route';

/** Puts the parts together; nothing else knows them all. */
export const createServices: CreateServices = async (ports) => {
  const { config, logger, broadcast } = ports;
  const productName = config.product.name;
  const backend = backendOf(ports);
  const [store, secrets] = await Promise.all([
    openStore(ports.paths.userData),
    createSecretStore({ scope: secretScope(ports), productName, logger }),
  ]);

  const tokens = new AccessTokens();
  let headerToken = config.headerToken?.value;
  const baseUrl = async () => {
    const { url, token } = await backend();
    headerToken = token;
    return url;
  };
  const client = createBackendClient({
    baseUrl,
    headerToken: () => headerToken,
    fetch: ports.fetch,
    productName,
    auth: tokens,
    logger,
  });
  const unsyncedSlugs = () => store.drafts.slugs();
  const auth = createAuthService({ client, tokens, secrets, unsyncedSlugs, broadcast, logger });
  const site = new SiteService({
    store,
    client,
    auth,
    contactField: config.product.contactField,
    suggestSpelling: async () => [],
    broadcast,
    logger,
    now: Date.now,
  });
  const draft = (slug: string) => site.draft(slug);
  const lists = createListsService({ client, cache: store.responses, logger });
  const generation = createGenerationService({ client: client.generation, draft, logger });
  const pollIntervalMs = taskPollInterval(process.env, ports.app.packaged);
  const creation = createCreationService({ client: client.creation, broadcast, logger, pollIntervalMs });
  const preview = createPreviewService({ draft, productName });
  const backendUrl = backend().then(({ url }) => url);
  backendUrl.catch(() => undefined);
  await auth.start();

  return {
    handlers: registerFeatures({
      app: {
        app: ports.app,
        config,
        shell: ports.shell,
        backendUrl,
        keychain: async () => ({ kind: secrets.kind, ...(secrets.notice && { notice: secrets.notice }) }),
        lastRoute: {
          read: () => store.responses.get(LAST_ROUTE) ?? '',
          write: (route) => store.responses.put(LAST_ROUTE, route),
        },
      },
      auth,
      content: { lists, generation, places: client.places },
      creation,
      site,
      dictionary: store.dictionary,
    }),
    renderPreview: async (slug) => preview.render(slug),
    fetchMedia: async (path, signal) => ports.fetch(new URL(path, await baseUrl()), { signal }),
    backendUrl,
    async close() {
      lists.close();
      creation.close();
      auth.close();
      client.close();
      store.close();
    },
  };
};

/** The configured backend's address, or the embedded one's, which may change when that starts anew. */
function backendOf({ config, startBackend }: ServicePorts): () => Promise<BackendAddress> {
  if (config.backend.kind === 'remote') {
    const address = { url: config.backend.url, token: config.headerToken?.value };
    return async () => address;
  }
  const embedded = startBackend();
  return () => embedded.address();
}

/** Secrets of one backend are never shown to another; the embedded one belongs to this installation's data. */
function secretScope({ config, paths }: ServicePorts): string {
  return config.backend.kind === 'remote' ? new URL(config.backend.url).origin : `embedded:${paths.userData}`;
}
