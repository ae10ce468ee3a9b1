import { expect, test } from 'vitest';
import { appFeature } from '../../../src-main/features/app/index.ts';
import { callContext } from '../../support/call-context.ts';

const context = callContext();

function handlersWith(clipboard: { text: string }) {
  return appFeature({
    app: { version: '1.0.0', platform: 'linux' },
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

test('[LAY-05] a clipboard too large to be a preset is refused', async () => {
  const handlers = handlersWith({ text: 'x'.repeat(2 * 1024 * 1024) });
  await expect(handlers['app.readText']({}, context)).rejects.toThrow('The clipboard holds too much text.');
});
