import { z } from 'zod';
import { commandKeys } from '../commands.ts';
import { setUpServices } from '../domain/set-up/services.ts';
import { call } from './define.ts';

const appInfo = z.object({
  version: z.string(),
  platform: z.string(),
  /** in safe mode: without kept copies of what can be fetched again, and without a preview */
  safe: z.boolean(),
  /** the configured name of the agency's product, `Sitewright` unless configured */
  productName: z.string(),
  /** name of the record's contact field, `{product}_contact_id` */
  contactField: z.string(),
  backend: z.object({ kind: z.enum(['embedded', 'remote']), url: z.string() }),
  /** services that nobody has set up: the controls that need them say so */
  notSetUp: z.array(z.enum(setUpServices)),
  /** address of the sheet of ideas for services, where one is configured */
  ideasSheetUrl: z.string().optional(),
  /** where secrets are kept; `memory` means that sign-in is forgotten on quit, and the notice says so */
  keychain: z.object({ kind: z.enum(['os', 'memory']), notice: z.string().optional() }),
  /** where the user was when the app was last closed, '' on a first start */
  lastRoute: z.string(),
});
export type AppInfo = z.infer<typeof appInfo>;

const notice = z.object({
  name: z.string(),
  version: z.string(),
  /** SPDX expression, or what the package says instead */
  licence: z.string(),
  text: z.string(),
});
export type Notice = z.infer<typeof notice>;

/** What the app is made of. */
const appParts = z.object({
  runtime: z.object({ electron: z.string(), chrome: z.string(), node: z.string() }),
  /** the packages of others, by name, each with the text of its licence */
  notices: z.array(notice),
});
export type AppParts = z.infer<typeof appParts>;

const workDone = z.union([z.number().min(0).max(1), z.enum(['unknown', 'none'])]);
export type WorkDone = z.infer<typeof workDone>;

const workEnd = z.object({
  /** identifies the work: windows that show the same work tell its end once */
  id: z.string().max(100),
  title: z.string().max(300),
  text: z.string().max(1000),
  route: z.string().max(500).optional(),
});
export type WorkEnd = z.infer<typeof workEnd>;

/** What one item of a menu says; its place tells it apart. */
const menuItem = z.object({
  label: z.string().max(200),
  /** keys of the command table */
  keys: z.enum(commandKeys).optional(),
  /** a line stands above it */
  startsBlock: z.boolean().optional(),
});

const pixels = z.number().int().min(0).max(100_000);

export const appCalls = {
  'app.info': call(z.object({}), appInfo),
  'app.parts': call(z.object({}), appParts),
  /** Quits, and starts again in safe mode or not. */
  'app.restart': call(z.object({ safe: z.boolean() }), z.object({})),
  /** Opens https links on the allow-list, and the published sites; no others. */
  'app.openExternal': call(z.object({ url: z.string().max(4096) }), z.object({})),
  'app.copyText': call(z.object({ text: z.string() }), z.object({}), { maxSize: 1024 * 1024 }),
  /** The clipboard's text; '' where it holds none. */
  'app.readText': call(z.object({}), z.object({ text: z.string() }), { errors: ['TOO_LARGE'] }),
  /** Whether the calling window shows a site with unsaved changes, for the mark that macOS has for that. */
  'app.markEdited': call(z.object({ edited: z.boolean() }), z.object({})),
  /**
   * Shows a menu of the system in the calling window, `x` and `y` pixels from its page's corner; `menu.chosen` tells what
   * was chosen.
   */
  'app.showMenu': call(
    z.object({ menu: z.string().max(64), items: z.array(menuItem).min(1).max(40), x: pixels, y: pixels }),
    z.object({}),
  ),
  'app.rememberRoute': call(z.object({ route: z.string().max(500) }), z.object({})),
  /** Shows at the app's icon how much of the window's work is done, from 0 to 1. */
  'app.showProgress': call(z.object({ done: workDone }), z.object({})),
  /**
   * Work that took its time has ended: the system says so, unless the window is in front. A click on that leads to the
   * route.
   */
  'app.tellEnd': call(workEnd, z.object({})),
  /** The network may have come or gone: main asks the backend at once instead of at its next attempt. */
  'app.checkConnection': call(z.object({}), z.object({})),
  /** Cancels a call that is under way by the id it was made with; unknown ids are ignored. */
  'call.cancel': call(z.object({ requestId: z.string().max(64) }), z.object({})),
};
