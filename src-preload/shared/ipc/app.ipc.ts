import { z } from 'zod';
import { commandKeys } from '../commands.ts';
import { setUpServices } from '../domain/set-up/services.ts';
import { call } from './define.ts';

const appInfo = z.object({
  version: z.string(),
  platform: z.string(),
  /** whether the app runs in safe mode: it started with empty caches and shows no preview */
  safe: z.boolean(),
  /** name of the agency's product; `Sitewright` if none is configured */
  productName: z.string(),
  /** name of the record's contact field, `{product}_contact_id` */
  contactField: z.string(),
  backend: z.object({ kind: z.enum(['embedded', 'remote']), url: z.string() }),
  /** services that are not set up; controls that need such a service say so */
  notSetUp: z.array(z.enum(setUpServices)),
  /** address of the sheet of ideas for services; missing if none is configured */
  ideasSheetUrl: z.string().optional(),
  /** where secrets are stored; with `memory` the sign-in is forgotten on quit, which `notice` tells the user */
  keychain: z.object({ kind: z.enum(['os', 'memory']), notice: z.string().optional() }),
  /** the route that was shown last, in this or an earlier run of the app; '' if none is stored */
  lastRoute: z.string(),
});
export type AppInfo = z.infer<typeof appInfo>;

const notice = z.object({
  name: z.string(),
  version: z.string(),
  /** SPDX expression, or the text that the package has instead */
  licence: z.string(),
  text: z.string(),
});
export type Notice = z.infer<typeof notice>;

/** The runtime and the third-party packages that the app contains. */
const appParts = z.object({
  runtime: z.object({ electron: z.string(), chrome: z.string(), node: z.string() }),
  /** the third-party packages, sorted by name, each with the text of its licence */
  notices: z.array(notice),
});
export type AppParts = z.infer<typeof appParts>;

const workDone = z.union([z.number().min(0).max(1), z.enum(['unknown', 'none'])]);
export type WorkDone = z.infer<typeof workDone>;

const workEnd = z.object({
  /** identifies the work, so that its end is reported only once if several windows show the work */
  id: z.string().max(100),
  title: z.string().max(300),
  text: z.string().max(1000),
  route: z.string().max(500).optional(),
});
export type WorkEnd = z.infer<typeof workEnd>;

/** One item of a menu. It is identified by its index in the menu. */
const menuItem = z.object({
  label: z.string().max(200),
  /** keyboard shortcut in the notation of `commands.ts` */
  keys: z.enum(commandKeys).optional(),
  /** whether there is a separator above the item */
  startsBlock: z.boolean().optional(),
});

const pixels = z.number().int().min(0).max(100_000);

export const appCalls = {
  'app.info': call(z.object({}), appInfo),
  'app.parts': call(z.object({}), appParts),
  /** Quits the app and starts it again, in safe mode if `safe` is true. */
  'app.restart': call(z.object({ safe: z.boolean() }), z.object({})),
  /** Opens a link in the system's browser. Fails with BAD_REQUEST if the app does not allow the link. */
  'app.openExternal': call(z.object({ url: z.string().max(4096) }), z.object({})),
  'app.copyText': call(z.object({ text: z.string() }), z.object({}), { maxSize: 1024 * 1024 }),
  /** Returns the clipboard's text; '' if the clipboard contains no text. */
  'app.readText': call(z.object({}), z.object({ text: z.string() }), { errors: ['TOO_LARGE'] }),
  /** Tells main whether the calling window shows a site with unsaved changes, because macOS marks such windows. */
  'app.markEdited': call(z.object({ edited: z.boolean() }), z.object({})),
  /**
   * Shows a native menu in the calling window, `x` and `y` pixels from the top left corner of the page. The event
   * `menu.chosen` tells which item was chosen.
   */
  'app.showMenu': call(
    z.object({ menu: z.string().max(64), items: z.array(menuItem).min(1).max(40), x: pixels, y: pixels }),
    z.object({}),
  ),
  'app.rememberRoute': call(z.object({ route: z.string().max(500) }), z.object({})),
  /**
   * Shows at the app's icon how much of the window's work is done: a share from 0 to 1, `unknown`, or `none` for no
   * work.
   */
  'app.showProgress': call(z.object({ done: workDone }), z.object({})),
  /**
   * Shows a notification of the system that long work has ended, unless the window is in front. A click on the
   * notification leads to the route.
   */
  'app.tellEnd': call(workEnd, z.object({})),
  /** Has main check at once whether the backend can be reached, because the network may have changed. */
  'app.checkConnection': call(z.object({}), z.object({})),
  /** Cancels the running call that was made with this request ID. An unknown ID is ignored. */
  'call.cancel': call(z.object({ requestId: z.string().max(64) }), z.object({})),
};
