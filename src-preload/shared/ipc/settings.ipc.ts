import { z } from 'zod';
import { settingNames, settingSources, settingsSchema } from '../domain/settings/settings.ts';
import { call } from './define.ts';

const { theme, spelling, notifications, updates } = settingsSchema.shape;
const setting = <T extends z.ZodType>(value: T) => z.object({ value, source: z.enum(settingSources) });

const settingsView = z.object({
  theme: setting(theme),
  spelling: setting(spelling),
  notifications: setting(notifications),
  updates: setting(updates),
});

/** The state of the company's policy on this computer. */
const policyState = z.object({
  /** where the policy was found; undefined if there is none */
  place: z.string().optional(),
  /** what is wrong with the policy, as a text for the user */
  problem: z.string().optional(),
  /** whether the policy has changed in a way that takes effect only at the next start */
  restartNeeded: z.boolean(),
});
export type PolicyState = z.infer<typeof policyState>;

const updateState = z.object({
  /** why this copy of the app does not update itself, regardless of the setting */
  cannot: z
    .object({
      /**
       * `no-feed`: the package has no feed of updates. `system-package`: the app came in a package that does not update
       * itself, such as an msi or a deb. `no-publisher`: the package does not name the publisher that signs updates.
       * `folder`: the app cannot write to the folder in which it is installed.
       */
      why: z.enum(['no-feed', 'system-package', 'no-publisher', 'folder']),
      folder: z.string().optional(),
    })
    .optional(),
  /** whether this copy looks for updates; false if `cannot` is set or the setting is `off` */
  looks: z.boolean(),
  /** version of an update that was found */
  found: z.string().optional(),
  /** what is new in the update, as plain text */
  notes: z.string().optional(),
  /** `ready`: the update is downloaded, so that it can be installed when the app quits */
  phase: z.enum(['none', 'downloading', 'ready']),
  /** whether the user can decide about the update and has not put it off */
  offered: z.boolean(),
  /**
   * why the last check or download failed. `damaged`: the downloaded file has a wrong checksum. `signature`: the
   * file's signature is not valid
   */
  problem: z.enum(['check', 'download', 'damaged', 'signature']).optional(),
  /** a version that did not start on this computer and is not installed again */
  failed: z.string().optional(),
});
export type UpdateState = z.infer<typeof updateState>;

/** Disk space that the app uses on this computer, in bytes. */
const space = z.object({
  /** drafts, their history and added photos */
  work: z.number(),
  /** copies of sites and other data from the server, so that sites can be opened offline */
  sites: z.number(),
  /** pictures from the web, and their small copies */
  pictures: z.number(),
  logs: z.number(),
});
export type Space = z.infer<typeof space>;

export const settingsCalls = {
  'settings.view': call(z.object({}), settingsView),
  'settings.policy': call(z.object({}), policyState),
  'settings.update': call(z.object({}), updateState),
  /** Looks for an update now, and downloads a found update if the setting is `auto`. Returns when this has ended. */
  'settings.lookForUpdate': call(z.object({}), updateState),
  /** Downloads the update that was found, unless it is downloaded or being downloaded. */
  'settings.getUpdate': call(z.object({}), updateState),
  /** Hides the offer of the update until the next start. A newer update is still offered. */
  'settings.updateLater': call(z.object({}), updateState),
  /** Quits, installs the update and starts the app again. Refused while the queue saves or publishes. */
  'settings.restartForUpdate': call(z.object({}), z.object({}), { errors: ['BAD_REQUEST'] }),
  'settings.openLogs': call(z.object({}), z.object({})),
  /** Stores values that the user has chosen. Refused if the company has locked one of these settings. */
  'settings.set': call(settingsSchema.partial(), z.object({}), { errors: ['BAD_REQUEST', 'DISK'] }),
  /** Deletes the value that the user has chosen, so that the company's or the app's default applies. */
  'settings.reset': call(z.object({ name: z.enum(settingNames) }), z.object({}), { errors: ['DISK'] }),
  /** Returns information for finding faults of the app, as readable JSON without secrets or contents of sites. */
  'settings.diagnostics': call(z.object({}), z.object({ text: z.string() })),
  /** Asks for a file and writes the last shown diagnostics to it. Returns no path if the user cancels. */
  'settings.saveDiagnostics': call(z.object({}), z.object({ path: z.string().optional() }), { errors: ['DISK'] }),
  'settings.space': call(z.object({}), space),
  /** Deletes the cached pictures from the web. They are fetched again when they are next shown. */
  'settings.clearPictures': call(z.object({}), z.object({}), { errors: ['DISK'] }),
  /** Returns the words that staff told the spell-check to accept, in alphabetical order. */
  'settings.words': call(z.object({}), z.object({ words: z.array(z.string()) })),
  'settings.removeWord': call(z.object({ word: z.string().max(100) }), z.object({}), { errors: ['DISK'] }),
};
