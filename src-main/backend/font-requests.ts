import type { CutFont, FontReply, FontRequest } from '#shared/domain/font/cut.ts';

interface Port {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (event: { data: unknown }) => void): void;
}

/**
 * Returns a function that requests a font from the app. The backend asks the app because the app has the list of fonts
 * and the company's proxy settings.
 */
export function fontsOfApp(port: Port): CutFont {
  const asked = new Map<number, (bytes: Uint8Array | undefined) => void>();
  let last = 0;
  port.on('message', ({ data }) => {
    const reply = data as FontReply | null;
    if (reply?.type !== 'font') return;
    asked.get(reply.id)?.(reply.bytes);
    asked.delete(reply.id);
  });
  return (cut) => {
    const { promise, resolve } = Promise.withResolvers<Uint8Array | undefined>();
    const id = ++last;
    asked.set(id, resolve);
    port.postMessage({ type: 'font', id, cut } satisfies FontRequest);
    return promise;
  };
}
