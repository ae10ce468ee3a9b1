import { contextBridge, ipcRenderer } from 'electron';
import { channels, events } from 'virtual:ipc-channels';
import type { Bridge } from '#shared/ipc/bridge.ts';
import type { BridgeError, ErrorCode } from '#shared/ipc/errors.ts';

const allowedChannels = new Set(channels);
const allowedEvents = new Set(events);

function refusal(code: ErrorCode, message: string): { ok: false; error: BridgeError } {
  return { ok: false, error: { code, message } };
}

const bridge: Bridge = {
  async invoke(channel, requestId, input) {
    if (typeof channel !== 'string' || typeof requestId !== 'string') {
      return refusal('BAD_REQUEST', 'A call needs a channel and an id.');
    }
    if (!allowedChannels.has(channel)) return refusal('UNKNOWN_CHANNEL', 'There is no such call.');
    try {
      return await ipcRenderer.invoke(channel, requestId, input);
    } catch {
      // The input cannot be cloned, or the main process is gone. A handler in main never throws: it returns an error as
      // a result.
      return refusal('INTERNAL', 'The call did not reach the app.');
    }
  },
  subscribe(event, listener) {
    if (typeof event !== 'string' || !allowedEvents.has(event) || typeof listener !== 'function')
      return () => undefined;
    const forward = (_event: unknown, payload: unknown) => listener(payload);
    ipcRenderer.on(event, forward);
    return () => ipcRenderer.off(event, forward);
  },
};

contextBridge.exposeInMainWorld('sitewright', bridge);

/** Tells main once that the page is ready to be used, which the page reports by an attribute of its root element. */
const observer = new MutationObserver(() => {
  if (document.documentElement.dataset['appState'] !== 'ready') return;
  observer.disconnect();
  ipcRenderer.send('window.ready');
});
observer.observe(document, { attributes: true, attributeFilter: ['data-app-state'], subtree: true });
