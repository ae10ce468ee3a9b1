import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createTokenService } from './auth/token-service.ts';
import { createCreationTasks } from './creation/tasks.ts';
import { openStore, type Store } from './db/open.ts';
import { seedAccounts } from './db/seed-accounts.ts';
import { seedTexts } from './db/seed-texts.ts';
import { seed } from './db/seed.ts';
import { onError, onNotFound } from './http/error-handlers.ts';
import { HttpError } from './http/errors.ts';
import { createFaults, injectFaults } from './http/faults.ts';
import { requireSignIn } from './http/guards.ts';
import { embeddedHome, type MakeHome } from './home.ts';
import { answerMessily } from './http/messy.ts';
import { createMediaStore } from './media/media-store.ts';
import { createNewPictures } from './publisher/new-pictures.ts';
import type { BackendOptions } from './options.ts';
import { createImageVariants } from './publisher/image-variants.ts';
import { createLookAtLogo } from './publisher/logo-look.ts';
import { createIcons } from './publisher/site-icons.ts';
import { createPublisher } from './publisher/publisher.ts';
import { folderStorage } from './files/folder-storage.ts';
import { authRoutes } from './routes/auth.ts';
import { businessProfileRoutes } from './routes/business-profile.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { checkoutPageRoutes } from './routes/providers/checkout.ts';
import { contactRoutes } from './routes/contacts.ts';
import { creationRoutes } from './routes/creation.ts';
import { customerRoutes } from './routes/customers.ts';
import { demoRoutes } from './routes/demos.ts';
import { domainRoutes } from './routes/domain.ts';
import { generationRoutes } from './routes/generation.ts';
import { industryRoutes } from './routes/industries.ts';
import { businessProfileProviderRoutes } from './routes/providers/business-profile.ts';
import { geocodingRoutes } from './routes/providers/geocoding.ts';
import { googleRoutes } from './routes/providers/google.ts';
import { geonamesRoutes } from './routes/providers/geonames.ts';
import { webFontRoutes } from './routes/providers/web-fonts.ts';
import { layoutRoutes } from './routes/layout.ts';
import { locationRoutes } from './routes/locations.ts';
import { logoRoutes } from './routes/logo.ts';
import { mediaRoutes } from './routes/media.ts';
import { notConnectedRoutes } from './routes/not-connected.ts';
import { objectStoreRoutes } from './routes/object-store.ts';
import { pageContentRoutes } from './routes/page-content.ts';
import { photoRoutes } from './routes/photos.ts';
import { publicMessageRoutes } from './routes/public-messages.ts';
import { publishedSiteRoutes } from './routes/published-sites.ts';
import { publishingRoutes } from './routes/publishing.ts';
import { revisionRoutes } from './routes/revisions.ts';
import { serviceRoutes } from './routes/services.ts';
import { siteRoutes } from './routes/sites.ts';
import { spellingRoutes } from './routes/spelling.ts';
import { testRoutes } from './routes/test-support.ts';
import { textRoutes } from './routes/texts.ts';
import type { AppEnv } from './http/env.ts';
import type { Services } from './services.ts';
import { messySites } from './sites/messy-sites.ts';
import { createSiteRepo, type SitesOn } from './sites/site-repo.ts';
import { createTextRepo } from './texts/text-repo.ts';

export interface Backend {
  app: Hono<AppEnv>;
  /**
   * Returns the listener for a Node server. Replaces the process's global Request and Response by the faster classes of
   * `@hono/node-server`.
   */
  listener(): RequestListener;
  close(): Promise<void>;
}

const maxBodyBytes = 64 * 1024 * 1024;

/** Creates the whole backend on a data folder and a database, without a socket. `close` also closes the database. */
export async function createBackend(
  options: BackendOptions,
  makeHome: MakeHome = embeddedHome,
  store: Store = openStore(options.dataDir),
): Promise<Backend> {
  const { db } = store;
  const home = await makeHome(store, options);
  const sitesOn: SitesOn = (on) => (options.messy ? messySites(createSiteRepo(on), on) : createSiteRepo(on));
  if (home.simulates) {
    await seed(db, sitesOn, options.product);
    await seedAccounts(db);
    await seedTexts(db);
  }
  const tasks = await createCreationTasks(db, sitesOn, options);
  const storage = home.storage ?? folderStorage(options);
  const { stores, pictures, uploads } = storage;
  const media = createMediaStore(storage);
  const variantsOf = createImageVariants(pictures, media);
  const newPictures = createNewPictures(variantsOf);
  const services: Services = {
    options,
    home,
    db,
    sites: sitesOn(db),
    sitesOn,
    texts: createTextRepo(db),
    tasks,
    media,
    uploads,
    newPictures,
    publisher: await createPublisher(
      store,
      { stores, variantsOf, iconsOf: createIcons(pictures, media), lookAtLogo: createLookAtLogo(media) },
      { ...options, claimsTwins: home.hosting !== undefined },
    ),
    tokens: createTokenService(db, home.signIn.staff, options.accessTtl),
    faults: createFaults(),
  };

  const app = new Hono<AppEnv>();
  app.onError(onError);
  app.notFound(onNotFound);
  for (const guard of home.guards) app.use(guard);
  const hosting = await home.hosting?.(services.publisher);
  if (hosting) app.route('/', hosting.routes);
  for (const routes of home.ownRoutes) app.route('/', routes);
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => {
        throw new HttpError(413, 'The request is too large.');
      },
    }),
  );
  if (options.allowFaults) {
    app.route('/', testRoutes(services));
    app.use(injectFaults(services.faults, options.keepBodies));
  }
  if (options.messy) app.use(answerMessily());
  app.use(requireSignIn(services.tokens, home.needsSignIn));
  const areas = [
    ...(home.simulates ? [] : [notConnectedRoutes]),
    authRoutes,
    siteRoutes,
    revisionRoutes,
    industryRoutes,
    creationRoutes,
    demoRoutes,
    contactRoutes,
    domainRoutes,
    spellingRoutes,
    layoutRoutes,
    locationRoutes,
    generationRoutes,
    serviceRoutes,
    pageContentRoutes,
    // `webFontRoutes` must come before `mediaRoutes`, because both have paths below `/media`.
    ...(home.standIns ? [webFontRoutes] : []),
    mediaRoutes,
    logoRoutes,
    photoRoutes,
    objectStoreRoutes,
    publishingRoutes,
    publishedSiteRoutes,
    publicMessageRoutes,
    checkoutRoutes,
    customerRoutes,
    textRoutes,
    businessProfileRoutes,
  ];
  for (const routes of areas) app.route('/', routes(services));
  if (home.standIns) {
    for (const routes of [geonamesRoutes, geocodingRoutes, checkoutPageRoutes]) app.route('/', routes(services));
    const google = googleRoutes(services);
    app.route('/', google.routes);
    app.route('/', businessProfileProviderRoutes(services, google.holder));
  }

  return {
    app,
    listener() {
      const route = getRequestListener(app.fetch);
      const routed: RequestListener = (incoming, outgoing) => void route(incoming, outgoing);
      return hosting?.before(routed) ?? routed;
    },
    async close() {
      newPictures.stop();
      await tasks.stop();
      await store.close();
    },
  };
}
