import { join } from 'node:path';
import { signInText } from '#shared/domain/business-profile/texts.ts';
import { AccessTokens } from '../backend-client/access-tokens.ts';
import { createBackendClient } from '../backend-client/client.ts';
import { createAuthService, type AuthService } from '../features/auth/service.ts';
import { createBusinessProfileService } from '../features/business-profile/service.ts';
import { createCheckoutService } from '../features/checkout/service.ts';
import { createGenerationService } from '../features/content/generation-service.ts';
import { createListsService } from '../features/content/lists-service.ts';
import { taskPollInterval } from '../features/creation/poll-interval.ts';
import { createCreationService } from '../features/creation/service.ts';
import { createDemosService } from '../features/demos/service.ts';
import { createCustomersService } from '../features/customers/service.ts';
import { createMarks } from '../features/domain/marks.ts';
import { isSecureAddress } from '../features/domain/secure-address.ts';
import { createDomainService } from '../features/domain/service.ts';
import { createLayoutService } from '../features/layout/service.ts';
import { createPhotosService } from '../features/photos/service.ts';
import { createPlacesService } from '../features/places/service.ts';
import { createPreviewService } from '../features/preview/service.ts';
import { registerFeatures } from '../features/register.ts';
import { SiteService } from '../features/site/service.ts';
import { createStoreService } from '../features/store/service.ts';
import { createHistoryService } from '../features/sync/history-service.ts';
import { createQueueService } from '../features/sync/queue-service.ts';
import { createProfileClient } from '../providers/business-profile/client.ts';
import { createGoogleSignIn } from '../providers/google-sign-in/sign-in.ts';
import { createPlaceNames } from '../providers/place-names/geonames.ts';
import { createConverter } from '../media/converter.ts';
import { PictureCache } from '../media/picture-cache.ts';
import { Pictures } from '../media/pictures.ts';
import { createPublicFetch, publicLookup } from '../media/public-fetch.ts';
import { createServedMedia } from '../media/served-media.ts';
import { Thumbnails } from '../media/thumbnails.ts';
import { createUpload } from '../media/upload.ts';
import { createSecretStore } from '../secrets/create-secret-store.ts';
import { createSpellingService } from '../spelling/spelling-service.ts';
import { openStore } from '../store/store.ts';
import { Intents } from '../sync/intents.ts';
import { Outbox } from '../sync/outbox.ts';
import type { BackendAddress, CreateServices, ServicePorts } from './ports.ts';
import { createProviderAddresses } from './provider-addresses.ts';

const LAST_ROUTE = 'last-route';
/** asked for by the embedded backend, so that no other program on this computer can use it */
const LAUNCH_TOKEN = 'X-Sitewright-Token';
const NOTHING_KEPT = 'Nothing can be kept on this computer at present, so nothing that waits is sent.';
/** bytes of pictures from the web, for the time without it */
const PICTURES_KEPT = 512 * 1024 * 1024;
/** bytes of their small copies */
const THUMBNAILS_KEPT = 256 * 1024 * 1024;

/** Puts the parts together; nothing else knows them all. */
export const createServices: CreateServices = async (ports) => {
  const { config, logger, broadcast } = ports;
  const productName = config.product.name;
  const backend = backendOf(ports);
  const [store, secrets] = await Promise.all([
    openStore(ports.paths.userData, {
      onHealth: (health) => broadcast('store.changed', health),
      log: (message, facts) => logger.warn(message, facts),
    }),
    createSecretStore({ scope: secretScope(ports), productName, logger }),
  ]);

  const tokens = new AccessTokens();
  let headerToken = config.headerToken;
  const baseUrl = async () => {
    const { url, token } = await backend();
    if (token !== undefined) headerToken = { name: LAUNCH_TOKEN, value: token };
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
  const auth = createAuthService({
    client,
    tokens,
    secrets,
    unsyncedSlugs: () => site.unsyncedSlugs(),
    broadcast(event, payload) {
      broadcast(event, payload);
      if (event !== 'auth.changed') return;
      if (auth.status().state === 'signed-in') site.checkAll();
      void outbox.drain();
    },
    logger,
  });
  const spelling = createSpellingService(spellingWorker());
  const cacheOf = (folder: string, maxBytes: number) =>
    new PictureCache({
      folder: join(ports.paths.sessionData, folder),
      maxBytes,
      log: (message, facts) => logger.warn(message, facts),
    });
  const converter = createConverter({ start: ports.startConverter });
  const thumbnails = new Thumbnails({ cache: cacheOf('Thumbnails', THUMBNAILS_KEPT), converter });
  const media = createServedMedia({
    pictures: new Pictures({ cache: cacheOf('Pictures', PICTURES_KEPT), isOnline: () => client.online }),
    thumbnails,
    scope: config.backend.kind === 'remote' ? new URL(config.backend.url).origin : 'embedded:',
    backendUrl: baseUrl,
    fetch: ports.fetch,
    publicFetch: createPublicFetch(ports.fetchBy(publicLookup())),
    blob: (hash) => store.blobs.find(hash),
  });
  const upload = createUpload({ media: client.media, fetch: ports.fetch });
  const site: SiteService = new SiteService({
    store,
    client,
    auth,
    async upload(file, signal) {
      const address = await upload(file, signal);
      await media.keep(address, file).catch((error: unknown) => logger.warn('a picture was not kept', { error }));
      return address;
    },
    contactField: config.product.contactField,
    outbox: () => outbox,
    spelling,
    broadcast,
    logger,
    now: Date.now,
  });
  const held = () => (store.health().state === 'readonly' ? NOTHING_KEPT : holdReason(auth));
  const outbox: Outbox = new Outbox({
    repo: store.outbox,
    send: (entry) => site.sendQueued(entry),
    isOnline: () => client.online,
    held,
    changed(slug) {
      if (slug !== undefined) site.announce(slug);
      broadcast('sync.changed', queue.view());
    },
    now: Date.now,
    schedule(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    broke: (error) => logger.error('the queue came to a stop', { error }),
  });
  const queue = createQueueService({ outbox, summaries: store.sites, isOnline: () => client.online, held });
  const history = createHistoryService({ store, actor: (slug) => site.actor(slug) });
  const draft = (slug: string) => site.draft(slug);
  const lists = createListsService({ client, cache: store.responses, logger });
  const generation = createGenerationService({ client: client.generation, draft, logger });
  const pollIntervalMs = taskPollInterval(process.env, ports.app.packaged);
  const intents = new Intents({ repo: store.intents, now: Date.now });
  const creation = createCreationService({
    client: client.creation,
    intents,
    copyContent: (slug, from, signal) => site.copyContent(slug, from, signal),
    broadcast,
    logger,
    pollIntervalMs,
  });
  const domain = createDomainService({
    client,
    intents,
    marks: createMarks(store.responses),
    actor: (slug) => site.actor(slug),
    isSecure: async () => isSecureAddress(await baseUrl()),
    changed: (domain) => broadcast('domain.changed', { domain }),
    logger,
    now: Date.now,
  });
  const addresses = createProviderAddresses({ config, baseUrl, headerToken: () => headerToken });
  const placeNames = createPlaceNames({ address: addresses.placeNames, fetch: ports.fetch });
  const places = createPlacesService({ placeNames, cache: store.responses });
  const layout = createLayoutService({
    client,
    presets: store.presets,
    memories: store.layoutMemories,
    cache: store.responses,
    draft,
    logger,
    now: Date.now,
  });
  const keeping = createStoreService({
    store,
    chooseFile: ports.dialog.chooseFile,
    now: Date.now,
    repeat(firstMs, everyMs, task) {
      const first = setTimeout(task, firstMs);
      const every = setInterval(task, everyMs);
      return () => {
        clearTimeout(first);
        clearInterval(every);
      };
    },
  });
  const savedRecord = (slug: string) => site.actor(slug).base.text;
  const checkout = createCheckoutService({
    client: client.checkout,
    cache: store.responses,
    savedRecord,
    contactField: config.product.contactField,
    pages: addresses.checkout,
    onlyAvailable: config.checkout?.onlyAvailablePlans ?? false,
    logger,
  });
  const customers = createCustomersService({ client: client.customers, intents, savedRecord, logger });
  const businessProfile = createBusinessProfileService({
    signIn: createGoogleSignIn({
      addresses: addresses.google,
      fetch: ports.fetch,
      openExternal: ports.shell.openExternal,
      secrets,
      noToken: signInText(productName),
      now: Date.now,
    }),
    unavailable: addresses.googleUnavailable,
    profile: createProfileClient({ addresses: addresses.profile, fetch: ports.fetch }),
    backend: client.businessProfile,
    backendUrl: baseUrl,
    intents,
    cache: store.responses,
    actor: (slug) => site.actor(slug),
    logger,
  });
  const photos = createPhotosService({ converter, thumbnails, blobs: store.blobs, now: Date.now });
  const preview = createPreviewService({ draft, productName });
  const backendUrl = backend().then(({ url }) => url);
  backendUrl.catch(() => undefined);
  client.onConnectivity((online) => {
    broadcast('sync.changed', queue.view());
    if (online) void outbox.drain();
  });
  await auth.start();
  creation.resume();

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
        checkConnection: () => client.checkConnection(),
      },
      auth,
      content: { lists, generation, places: client.places },
      layout,
      photos,
      places,
      checkout,
      customers,
      businessProfile,
      creation,
      demos: createDemosService({ client: client.creation, bringsDemos: config.backend.kind === 'embedded' }),
      domain,
      site,
      dictionary: store.dictionary,
      store: keeping,
      queue,
      history,
    }),
    renderPreview: async (slug) => preview.render(slug),
    serveMedia: media.serve,
    backendUrl,
    publishedUrls: () => store.milestones.publishedUrls(),
    async close() {
      keeping.close();
      await outbox.close();
      await spelling.close();
      converter.close();
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
    const address = { url: config.backend.url, token: undefined };
    return async () => address;
  }
  const embedded = startBackend();
  return () => embedded.address();
}

/** Secrets of one backend are never shown to another; the embedded one belongs to this installation's data. */
function secretScope({ config, paths }: ServicePorts): string {
  return config.backend.kind === 'remote' ? new URL(config.backend.url).origin : `embedded:${paths.userData}`;
}

/** Why the outbox sends nothing, in the user's words. */
function holdReason(auth: AuthService): string | undefined {
  if (auth.status().state !== 'signed-in') return 'Sign in to send what waits.';
  const other = auth.otherUsersDrafts();
  return other === undefined ? undefined : `The drafts on this computer hold edits of ${other}: save one to confirm.`;
}

/** A thread cannot start from within the archive, so its files are unpacked beside it. */
function spellingWorker(): URL {
  return new URL(new URL('../spelling/worker.js', import.meta.url).href.replace('app.asar/', 'app.asar.unpacked/'));
}
