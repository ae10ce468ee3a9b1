import type { TokenService } from './auth/token-service.ts';
import type { CreationTasks } from './creation/tasks.ts';
import type { Db } from './db/tables.ts';
import type { Uploads } from './files/files.ts';
import type { Deployment } from './home.ts';
import type { Faults } from './http/faults.ts';
import type { MediaStore } from './media/media-store.ts';
import type { BackendOptions } from './options.ts';
import type { NewPictures } from './publisher/new-pictures.ts';
import type { Publisher } from './publisher/publisher.ts';
import type { SiteRepo, SitesOn } from './sites/site-repo.ts';
import type { TextRepo } from './texts/text-repo.ts';

/** The services that routes use. */
export interface Services {
  options: BackendOptions;
  home: Deployment;
  db: Db;
  tokens: TokenService;
  sites: SiteRepo;
  /** returns the repository of sites that uses a given transaction */
  sitesOn: SitesOn;
  texts: TextRepo;
  tasks: CreationTasks;
  media: MediaStore;
  uploads: Uploads;
  publisher: Publisher;
  newPictures: NewPictures;
  faults: Faults;
}
