import { release, totalmem } from 'node:os';
import { join } from 'node:path';
import type { CutFont } from '#shared/domain/font/cut.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import { AccessTokens } from '../backend-client/access-tokens.ts';
import { createBackendClient } from '../backend-client/client.ts';
import { pause } from '../backend-client/pause.ts';
import { authFeature } from '../features/auth/index.ts';
import { taskPollInterval } from '../features/creation/poll-interval.ts';
import { startSamenessThread } from '../features/fleet/sameness/thread.ts';
import { createPictureBytes } from '../features/kit/picture-bytes.ts';
import { createSentAddress } from '../features/kit/sent-address.ts';
import { createFollowRename } from '../features/photos/file-owner.ts';
import { createLogoLooks } from '../features/preview/logo-looks.ts';
import { createPreviewService } from '../features/preview/service.ts';
import { collectDiagnostics } from '../features/settings/diagnostics.ts';
import { measureSpace } from '../features/settings/space.ts';
import { createSiteExport } from '../features/publishing/export-site.ts';
import { createSmallPhotos } from '../features/publishing/small-photos.ts';
import { registerFeatures } from '../features/register.ts';
import { IncomingFiles } from '../media/incoming-files.ts';
import { createLiveReader } from '../media/live-reader.ts';
import { createSecretStore } from '../secrets/create-secret-store.ts';
import { createSpellingService } from '../spelling/spelling-service.ts';
import { storeFolder } from '../store/store-folder.ts';
import { openStore } from '../store/store.ts';
import { Intents } from '../sync/queue/intents.ts';
import { createBrowserPages } from './browser-pages.ts';
import { createMediaParts } from './media-parts.ts';
import { createNetworkParts } from './network-parts.ts';
import { createPageFiles } from './page-files.ts';
import type { BackendAddress, CreateServices, ServicePorts } from './ports.ts';
import { createProviderAddresses } from './provider-addresses.ts';
import { createProviderParts } from './provider-parts.ts';
import { hideIn, hideSecrets } from './redact.ts';
import { createSyncParts } from './sync-parts.ts';
import { createUnsentNote } from './unsent-note.ts';

/** header with the token of the embedded backend; other programs on this computer cannot use the backend without it */
const LAUNCH_TOKEN = 'X-Sitewright-Token';
/** maximum time in milliseconds that the embedded backend waits for one font when it publishes a site */
const LONGEST_CUT_MS = 60_000;

/** Creates the services of the main process, such as the store, the backend's client and the features. */
export const createServices: CreateServices = async (given) => {
  const { config, logger, broadcast } = given;
  const productName = config.product.name;
  const cutFont: CutFont = async (cut) => {
    const made = await cutFonts(cut, AbortSignal.timeout(LONGEST_CUT_MS));
    return 'bytes' in made ? made.bytes : undefined;
  };
  const backend = backendOf(given, cutFont);
  const folder = storeFolder(given.paths.userData, storeBackendName(given));
  const [store, secrets] = await Promise.all([
    openStore(folder, {
      withoutCache: given.app.safe,
      onHealth: (health) => broadcast('store.changed', health),
      log: (message, facts) => logger.warn(message, facts),
    }),
    createSecretStore({ scope: secretBackendName(given), productName, logger }),
  ]);
  const unsent = createUnsentNote({
    file: join(given.paths.userData, 'unsent.txt'),
    sites: () => store.owners.sites(),
    warn: (message, facts) => logger.warn(message, facts),
  });
  unsent.flush();
  store.onWritten(unsent.update);
  const ports = { ...given, ...createNetworkParts({ ports: given, secrets, env: process.env }) };

  const tokens = new AccessTokens();
  let headerToken = config.headerToken;
  const baseUrl = async () => {
    const { url, token } = await backend();
    if (token !== undefined) {
      headerToken = { name: LAUNCH_TOKEN, value: token };
      hideSecrets([token]);
    }
    return url;
  };
  const client = createBackendClient({
    baseUrl,
    headerToken: () => headerToken,
    fetch: ports.fetch,
    contactsPath: config.product.contactsPath,
    upload: config.upload,
    auth: tokens,
    isVisible: ports.windows.any,
    isWaiting: () => outbox.isWaiting,
    logger,
  });
  let draftsOwner = store.owners.current;
  const auth = authFeature({
    client,
    tokens,
    secrets,
    unsyncedSlugs: () => site.unsyncedSlugs(),
    owners: store.owners,
    broadcast(event, payload) {
      if (event === 'auth.changed' && draftsOwner !== store.owners.current) {
        draftsOwner = store.owners.current;
        site.personChanged();
        broadcast('sync.changed', queue.view());
      }
      broadcast(event, payload);
      if (event !== 'auth.changed') return;
      if (auth.status().state === 'signed-in') site.checkAll();
      void outbox.drain();
      queueChanged();
    },
    logger,
  });
  const spelling = createSpellingService(new URL('../spelling/worker.mjs', import.meta.url));
  const addresses = createProviderAddresses({ config, baseUrl, headerToken: () => headerToken });
  const { converter, thumbnails, fonts, media, cutFonts, upload, clean, publicFetch, ...pictures } = createMediaParts({
    ports,
    store,
    client,
    baseUrl,
    webFonts: addresses.webFonts,
    scope: config.backend.kind === 'remote' ? new URL(config.backend.url).origin : 'embedded:',
  });
  const incoming = new IncomingFiles(join(folder, 'incoming'), store.trash);
  const person = () => store.owners.current;
  const readLive = createLiveReader({ baseUrl, fetch: ports.fetch, publicFetch });
  const { site, outbox, queue, history, onQueue, queueChanged } = createSyncParts({
    ports,
    store,
    client,
    upload,
    readLive,
    spelling,
    renamed: createFollowRename({
      incoming,
      person,
      failed: (error) => logger.warn('files that were given do not follow their site', { error }),
    }),
    isSignedIn: () => auth.status().state === 'signed-in',
  });
  const draft = (slug: string) => site.draft(slug);
  const pictureBytes = createPictureBytes(media.original);
  const logos = createLogoLooks({ pictureBytes, converter });
  const preview = createPreviewService({
    draft,
    logos,
    version(slug, id) {
      const document = store.versions.readable(slug, id);
      return document === undefined ? undefined : (parseJson(document) as SiteDocument);
    },
    productName,
  });
  const pageFonts = join(ports.paths.resources, 'page-fonts');
  const browserPages = createBrowserPages({
    render: preview.asPublished,
    files: createPageFiles({ serveMedia: media.serve, pageFonts }),
    openExternal: ports.shell.openExternal,
  });
  const folders = { store: folder, logs: ports.paths.logs, pictures: pictures.pictureFolders };
  const diagnosed = {
    config,
    settings: ports.settings,
    policy: ports.policy,
    crashes: ports.crashes,
    hide: hideIn,
    system: {
      ...ports.app,
      electron: process.versions.electron,
      chrome: process.versions.chrome,
      node: process.versions.node,
      release: release(),
      memory: totalmem(),
    },
    store,
    folders,
    now: Date.now,
  };
  const features = registerFeatures({
    outbox: () => outbox,
    ...diagnosed,
    app: ports.app,
    runtime: ports.runtime,
    readNotices: ports.readNotices,
    updates: ports.updates,
    isQueueSending: () => queue.view().entries.some(({ state }) => state === 'running'),
    openLogs: ports.shell.openLogs,
    clearPictures: pictures.clearPictures,
    shell: ports.shell,
    restart: ports.restart,
    desktop: ports.desktop,
    windowOf: ports.windowOf,
    ...ports.dialog,
    broadcast,
    logger,
    client,
    proxyPasswords: ports.proxyPasswords,
    readLive,
    certificateEnds: ports.certificateEnds,
    pause,
    spelling,
    startSameness: () => startSamenessThread(new URL('../sameness/worker.mjs', import.meta.url)),
    backendUrl: baseUrl,
    secrets,
    cache: store.responses,
    blobs: store.blobs,
    sites: site,
    draft,
    savedRecord: (slug) => site.actor(slug).base.text,
    slugNow: (slug) => site.actor(slug).slug,
    actor: (slug) => site.actor(slug),
    queue,
    onQueue,
    isOnline: () => client.online,
    history,
    converter,
    thumbnails,
    clean,
    keepPoster: media.keepPoster,
    smallPicture: media.small,
    pictureBytes,
    cutFonts,
    sentAddress: createSentAddress({ blobs: store.blobs, upload }),
    publicFetch,
    incoming,
    intents: new Intents({ repo: store.intents, now: Date.now }),
    person,
    owner: () => `${secretBackendName(ports)} ${auth.status().phoneNumber ?? ''}`,
    copyContent: (slug, from, signal) => site.copyContent(slug, from, signal),
    enterFacts: (slug, facts, signal) => site.enterFacts(slug, facts, signal),
    pollIntervalMs: taskPollInterval(process.env, ports.app.packaged),
    repeat(firstMs, everyMs, task) {
      const first = setTimeout(task, firstMs);
      const every = setInterval(task, everyMs);
      return () => {
        clearTimeout(first);
        clearInterval(every);
      };
    },
    exportSite: createSiteExport({
      pictureBytes,
      converter,
      fonts: pageFonts,
      cutFonts,
      chooseFile: ports.dialog.chooseFile,
      publicUrl: config.publicUrl,
      productName,
    }),
    smallPhotos: createSmallPhotos({ pictureBytes, converter }),
    preview,
    versionOf: (slug) => site.actor(slug).version,
    openInBrowser: browserPages.open,
    changedPages: preview.changedPages,
    publishedPages: preview.publishedPages,
    ...createProviderParts({ ports, addresses, secrets }),
  });
  const backendUrl = backend().then(({ url }) => url);
  backendUrl.catch(() => undefined);
  client.onReach(() => broadcast('sync.changed', queue.view()));
  client.onConnectivity((online) => {
    if (online) void outbox.drain();
  });
  ports.windows.onSeen(() => client.checkConnection());
  await auth.start();
  features.resume();

  return {
    handlers: { ...auth.handlers, ...fonts.handlers, ...features.handlers },
    async renderPreview(slug, path, version) {
      const site = draft(slug);
      if (site) await logos.learn(site);
      return version === undefined ? preview.load(slug, path) : preview.render(slug, path, version);
    },
    renderAsPublished: async (slug, path) => preview.asPublished(slug, path, ''),
    browserOrigin: browserPages.origin,
    serveMedia: media.serve,
    proxyLogin: ports.proxyPasswords.of,
    recentSites: (count) =>
      site.recent('', count).map(({ slug, companyName }) => ({ slug, name: companyName || slug })),
    backendUrl,
    diagnostics: () => collectDiagnostics({ ...diagnosed, space: () => measureSpace(folders) }),
    publishedUrls: () => store.milestones.publishedUrls(),
    async close() {
      features.close();
      browserPages.close();
      await outbox.close();
      await spelling.close();
      converter.close();
      auth.close();
      client.close();
      unsent.flush();
      store.close();
    },
  };
};

/**
 * Starts the embedded backend, unless the configuration names another backend. Returns a function that returns the
 * backend's current address, because the embedded backend may get another address when it restarts.
 */
function backendOf({ config, startBackend }: ServicePorts, cutFont: CutFont): () => Promise<BackendAddress> {
  if (config.backend.kind === 'remote') {
    const address = { url: config.backend.url, token: undefined };
    return async () => address;
  }
  const embedded = startBackend(cutFont);
  return () => embedded.address();
}

/**
 * Returns the name of the backend that secrets belong to, so that no other backend gets them. The name of the embedded
 * backend contains the user data folder, because each such folder has its own embedded backend.
 */
function secretBackendName({ config, paths }: ServicePorts): string {
  return config.backend.kind === 'remote' ? new URL(config.backend.url).origin : `embedded:${paths.userData}`;
}

/**
 * Returns the name of the backend that stored data belongs to. The name of the embedded backend needs no folder,
 * because the store and the backend are in the same user data folder.
 */
function storeBackendName({ config }: ServicePorts): string {
  return config.backend.kind === 'remote' ? new URL(config.backend.url).href : 'embedded:';
}
