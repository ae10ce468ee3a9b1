import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import type { ProfileClient } from '../../providers/business-profile/client.ts';
import type { GoogleSignIn } from '../../providers/google-sign-in/sign-in.ts';
import type { Intents } from '../../sync/queue/intents.ts';
import type { Logger } from '../handlers.ts';
import type { ResponseCache } from '../kit/cached-list.ts';

export interface OpenDraft {
  readonly slug: string;
  readonly site: SiteDocument;
}

export interface BusinessProfilePorts {
  googleSignIn: GoogleSignIn;
  profile: ProfileClient;
  client: Pick<BackendClient, 'businessProfile'>;
  backendUrl: () => Promise<string>;
  intents: Intents;
  cache: ResponseCache;
  /** @throws AppError NOT_OPEN */
  actor: (slug: string) => OpenDraft;
  now(): number;
  logger: Logger;
}

/** Returns the error for an action that failed. @param field the form's field at which the message is shown */
export const failed = (message: string, field?: string) =>
  new AppError('PROFILE_FAILED', message, field === undefined ? {} : { fieldErrors: { [field]: message } });
