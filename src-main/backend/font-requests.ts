import type { CutFont, FontReply, FontRequest } from '#shared/domain/font/cut.ts';

interface Port {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (event: { data: unknown }) => void): void;
}

/** Asks the app for fonts that staff chose: it has the list of them, and the company's proxies. */
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
