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

/** The company's policy on this computer. */
const policyState = z.object({
  /** where it was found; undefined where there is none */
  place: z.string().optional(),
  /** what of it cannot be used, in words */
  problem: z.string().optional(),
  /** it has changed in a way that takes effect at the next start */
  restartNeeded: z.boolean(),
});
export type PolicyState = z.infer<typeof policyState>;

const updateState = z.object({
  /** why this copy of the app does not update itself, whatever the setting says */
  cannot: z
    .object({
      /** `system-package`: IT's tools install it, such as an msi or a deb; `folder`: the user may not write it */
      why: z.enum(['no-feed', 'system-package', 'no-publisher', 'folder']),
      folder: z.string().optional(),
    })
    .optional(),
  /** the feed is being asked */
  looks: z.boolean(),
  /** version of an update that was found */
  found: z.string().optional(),
  /** what is new in it, as plain text */
  notes: z.string().optional(),
  /** `ready`: it is fetched, and installed on quit */
  phase: z.enum(['none', 'downloading', 'ready']),
  /** the user can decide about it, and has not put it off */
  offered: z.boolean(),
  /** what went wrong last: the feed did not answer, or the download broke off, was damaged or signed by somebody else */
  problem: z.enum(['feed', 'download', 'damaged', 'signature']).optional(),
  /** version that did not start on this computer, and is not installed again */
  failed: z.string().optional(),
});
export type UpdateState = z.infer<typeof updateState>;

/** Bytes on this computer's disk. */
const space = z.object({
  /** drafts, their history and added photos: never cleared */
  work: z.number(),
  /** sites that can be opened offline */
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
  /** Looks for an update now; answers when the feed has. */
  'settings.lookForUpdate': call(z.object({}), updateState),
  /** Fetches the update that was found; answers when it is ready or has failed. */
  'settings.getUpdate': call(z.object({}), updateState),
  /** Puts the update off until the next start or a newer version. */
  'settings.updateLater': call(z.object({}), updateState),
  /** Quits, installs the update and starts it; refused while a save, upload or publish runs. */
  'settings.restartForUpdate': call(z.object({}), z.object({}), { errors: ['BAD_REQUEST'] }),
  /** Shows the folder of the logs in the system's file manager. */
  'settings.openLogs': call(z.object({}), z.object({})),
  /** Chooses values; refused for a setting that the company has locked. */
  'settings.set': call(settingsSchema.partial(), z.object({}), { errors: ['BAD_REQUEST', 'DISK'] }),
  /** Forgets what the user has chosen, so that the company's or the app's default holds. */
  'settings.reset': call(z.object({ name: z.enum(settingNames) }), z.object({}), { errors: ['DISK'] }),
  /** What helps to find out why the app misbehaves, as readable JSON without secrets or contents of sites. */
  'settings.diagnostics': call(z.object({}), z.object({ text: z.string() })),
  /** Asks for a file and writes the diagnostics that were shown last; no path where the user cancels. */
  'settings.saveDiagnostics': call(z.object({}), z.object({ path: z.string().optional() }), { errors: ['DISK'] }),
  'settings.space': call(z.object({}), space),
  /** Deletes the kept pictures from the web. They are fetched again when they are next shown. */
  'settings.clearPictures': call(z.object({}), z.object({}), { errors: ['DISK'] }),
  /** Words that staff told the spell-check to accept, in alphabetical order. */
  'settings.words': call(z.object({}), z.object({ words: z.array(z.string()) })),
  'settings.removeWord': call(z.object({ word: z.string().max(100) }), z.object({}), { errors: ['DISK'] }),
};
