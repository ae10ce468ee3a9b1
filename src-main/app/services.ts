import { join } from 'node:path';
import { signInText } from '#shared/domain/business-profile/texts.ts';
import { AccessTokens } from '../backend-client/access-tokens.ts';
import { createBackendClient } from '../backend-client/client.ts';
import { createAuthService } from '../features/auth/service.ts';
import { createBusinessProfileService } from '../features/business-profile/service.ts';
import { createCheckoutService } from '../features/checkout/service.ts';
import { createGenerationService } from '../features/content/generation-service.ts';
import { createListsService } from '../features/content/lists-service.ts';
import { taskPollInterval } from '../features/creation/poll-interval.ts';
import { createCreationService } from '../features/creation/service.ts';
import { createDemosService } from '../features/demos/service.ts';
import { createCustomersService } from '../features/customers/service.ts';
import { createMarks } from '../features/domain/marks.ts';
import { createRecordMarks } from '../features/domain/record-marks.ts';
import { isSecureAddress } from '../features/domain/secure-address.ts';
import { createDomainService } from '../features/domain/service.ts';
import { createLayoutService } from '../features/layout/service.ts';
import { createMapService } from '../features/map/service.ts';
import { createLogoService } from '../features/logo/service.ts';
import { createPictureBytes } from '../features/photos/picture-bytes.ts';
import { createSentAddress } from '../features/photos/sent-address.ts';
import { createPhotosService } from '../features/photos/service.ts';
import { createPlacesService } from '../features/places/service.ts';
import { createPreviewService } from '../features/preview/service.ts';
import { createSiteExport } from '../features/publishing/export-site.ts';
import { registerFeatures } from '../features/register.ts';
import { createStoreService } from '../features/store/service.ts';
import { createProfileClient } from '../providers/business-profile/client.ts';
import { createGeocoding } from '../providers/geocoding/positionstack.ts';
import { createGoogleSignIn } from '../providers/google-sign-in/sign-in.ts';
import { createPlaceNames } from '../providers/place-names/geonames.ts';
import { createPackedPlaceNames } from '../providers/place-names/packed.ts';
import { IncomingFiles } from '../media/incoming-files.ts';
import { createLiveReader } from '../media/live-reader.ts';
import { createSecretStore } from '../secrets/create-secret-store.ts';
import { createSpellingService } from '../spelling/spelling-service.ts';
import { storeFolder } from '../store/store-folder.ts';
import { openStore } from '../store/store.ts';
import { Intents } from '../sync/intents.ts';
import { createMediaParts } from './media-parts.ts';
import type { BackendAddress, CreateServices, ServicePorts } from './ports.ts';
import { createProviderAddresses } from './provider-addresses.ts';
import { createSyncParts } from './sync-parts.ts';

const LAST_ROUTE = 'last-route';
/** asked for by the embedded backend, so that no other program on this computer can use it */
const LAUNCH_TOKEN = 'X-Sitewright-Token';

/** Puts the parts together; nothing else knows them all. */
export const createServices: CreateServices = async (ports) => {
  const { config, logger, broadcast } = ports;
  const productName = config.product.name;
  const backend = backendOf(ports);
  const folder = storeFolder(ports.paths.userData, storeScope(ports));
  const [store, secrets] = await Promise.all([
    openStore(folder, {
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
    upload: config.upload,
    auth: tokens,
    logger,
  });
  const auth = createAuthService({
    client,
    tokens,
    secrets,
    unsyncedSlugs: () => site.unsyncedSlugs(),
    owners: store.owners,
    broadcast(event, payload) {
      broadcast(event, payload);
      if (event !== 'auth.changed') return;
      if (auth.status().state === 'signed-in') site.checkAll();
      void outbox.drain();
    },
    logger,
  });
  const spelling = createSpellingService(spellingWorker());
  const addresses = createProviderAddresses({ config, baseUrl, headerToken: () => headerToken });
  const { converter, thumbnails, fonts, media, upload, publicFetch } = createMediaParts({
    ports,
    store,
    client,
    baseUrl,
    webFonts: addresses.webFonts,
    scope: config.backend.kind === 'remote' ? new URL(config.backend.url).origin : 'embedded:',
  });
  const { site, outbox, queue, history } = createSyncParts({
    ports,
    store,
    client,
    upload,
    readLive: createLiveReader({ baseUrl, fetch: ports.fetch, publicFetch }),
    spelling,
    isSignedIn: () => auth.status().state === 'signed-in',
  });
  const draft = (slug: string) => site.draft(slug);
  const lists = createListsService({ client, cache: store.responses, logger });
  const generation = createGenerationService({ client: client.generation, draft, logger });
  const asking = { draft, cache: store.responses, logger };
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
  const recordMarks = createRecordMarks(store.responses);
  const domain = createDomainService({
    client,
    intents,
    marks: createMarks(store.responses),
    recordMarks,
    actor: (slug) => site.actor(slug),
    isSecure: async () => isSecureAddress(await baseUrl()),
    changed: (domain) => broadcast('domain.changed', { domain }),
    chooseFile: ports.dialog.chooseFile,
    logger,
    now: Date.now,
  });
  const named = addresses.placeNames();
  const placeNames = named
    ? createPlaceNames({ address: () => Promise.resolve(named), fetch: ports.fetch })
    : createPackedPlaceNames();
  const places = createPlacesService({ placeNames, cache: store.responses });
  const map = createMapService({
    client: client.texts,
    geocoding: createGeocoding({ address: addresses.geocoding, fetch: ports.fetch }),
    cache: store.responses,
    owner: () => `${secretScope(ports)} ${auth.status().phoneNumber ?? ''}`,
    chooseFile: ports.dialog.chooseFile,
    broadcast,
    logger,
    now: Date.now,
  });
  const layout = createLayoutService({
    client,
    presets: store.presets,
    memories: store.layoutMemories,
    cache: store.responses,
    draft,
    logger,
    now: Date.now,
  });
  const incoming = new IncomingFiles(join(folder, 'incoming'));
  const keeping = createStoreService({
    store,
    incoming,
    chooseFile: ports.dialog.chooseFile,
    openFile: ports.dialog.openFile,
    changed: () => broadcast('store.changed', store.health()),
    now: Date.now,
    repeat(firstMs, everyMs, task) {
      const first = setTimeout(task, firstMs);
      const every = setInterval(task, everyMs);
      return () => {
        clearTimeout(first);
        clearInterval(every);
      };
    },
    logger,
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
  const pictures = {
    converter,
    thumbnails,
    blobs: store.blobs,
    pictureBytes: createPictureBytes(media.original),
    sentAddress: createSentAddress({ blobs: store.blobs, upload }),
    savedRecord,
    now: Date.now,
  };
  const photos = createPhotosService({
    ...pictures,
    client: client.media,
    incoming,
    person: () => store.owners.current,
  });
  const logo = createLogoService({ ...pictures, client: client.logo });
  const exportSite = createSiteExport({
    pictureBytes: pictures.pictureBytes,
    converter,
    fonts: join(ports.paths.resources, 'page-fonts'),
    chooseFile: ports.dialog.chooseFile,
    publicUrl: config.publicUrl,
    productName,
  });
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
      services: { ...asking, client: client.services, industries: (signal) => lists.industries(signal) },
      faqs: { ...asking, client: client.faqs },
      reviews: { ...asking, client: client.reviews },
      custom: { ...asking, client: client.custom },
      publishing: { client: client.releases, releasesPath: config.releasesPath, draft, publicFetch, exportSite },
      stockPhotos: { ...asking, client: client.stockPhotos, folder: config.stockPhotosUrl },
      fonts,
      layout,
      map,
      logo,
      photos,
      places,
      checkout,
      customers,
      businessProfile,
      creation,
      demos: createDemosService({ client: client.creation, bringsDemos: config.backend.kind === 'embedded' }),
      domain,
      site,
      recordMarks,
      dictionary: store.dictionary,
      store: keeping,
      queue,
      history,
    }),
    renderPreview: async (slug, path) => preview.render(slug, path),
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
      map.close();
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

/** What is kept on this computer belongs to one backend; the embedded one is in the same place as its data. */
function storeScope({ config }: ServicePorts): string {
  return config.backend.kind === 'remote' ? new URL(config.backend.url).href : 'embedded:';
}

/** A thread cannot start from within the archive, so its files are unpacked beside it. */
function spellingWorker(): URL {
  return new URL(new URL('../spelling/worker.js', import.meta.url).href.replace('app.asar/', 'app.asar.unpacked/'));
}
