import { expect, test } from 'vitest';
import { appFeature, type AppPorts, type SystemWindow } from '../../../src-main/features/app/index.ts';
import { callContext } from '../../support/call-context.ts';

const context = callContext();

const noWindow = (): SystemWindow => ({ markEdited: () => undefined, showMenu: () => undefined });

function handlersWith(clipboard: { text: string }, windowOf: AppPorts['windowOf'] = noWindow) {
  return appFeature({
    windowOf,
    app: { version: '1.0.0', platform: 'linux', safe: false },
    runtime: { electron: '45.0.0', chrome: '150', node: '24' },
    readNotices: async () => [{ name: 'react', version: '19.0.0', licence: 'MIT', text: 'Permission is granted' }],
    restart: () => undefined,
    notSetUp: [],
    config: {
      ideasSheetUrl: undefined,
      backend: { kind: 'embedded' },
      product: { name: 'Sitewright', contactField: 'sitewright_contact_id' },
    },
    shell: {
      openExternal: () => Promise.resolve(),
      copyText: async (text) => void (clipboard.text = text),
      readText: async () => clipboard.text,
    },
    client: { checkConnection: () => undefined },
    backendUrl: async () => '',
    secrets: { kind: 'memory', notice: undefined },
    cache: { get: () => undefined, put: () => undefined },
    desktop: { progress: () => undefined, tell: () => undefined },
  });
}

test('[LAY-05] the clipboard’s text is read as it was copied', async () => {
  const handlers = handlersWith({ text: '' });
  expect(await handlers['app.readText']({}, context)).toEqual({ text: '' });
  await handlers['app.copyText']({ text: '{"a":1}' }, context);
  expect(await handlers['app.readText']({}, context)).toEqual({ text: '{"a":1}' });
});

test('[HOST-09] the parts of the app are told with their licences and the versions of the runtime', async () => {
  expect(await handlersWith({ text: '' })['app.parts']({}, context)).toEqual({
    runtime: { electron: '45.0.0', chrome: '150', node: '24' },
    notices: [{ name: 'react', version: '19.0.0', licence: 'MIT', text: 'Permission is granted' }],
  });
});

test('[LAY-05] a clipboard too large to be a preset is refused', async () => {
  const handlers = handlersWith({ text: 'x'.repeat(2 * 1024 * 1024) });
  await expect(handlers['app.readText']({}, context)).rejects.toThrow('The clipboard holds too much text.');
});

test('[NAV-15] the window that asks is marked as edited, and shows the menu that its page describes', async () => {
  const done: unknown[] = [];
  const handlers = handlersWith({ text: '' }, (page) => ({
    markEdited: (edited) => void done.push([page === context.page, edited]),
    showMenu: ({ menu }) => void done.push([page === context.page, menu]),
  }));
  await handlers['app.markEdited']({ edited: true }, context);
  await handlers['app.showMenu']({ menu: 'of a row', items: [], x: 1, y: 2 }, context);
  expect(done).toEqual([
    [true, true],
    [true, 'of a row'],
  ]);
});
