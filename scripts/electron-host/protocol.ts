import type { CustomScheme, Protocol } from 'electron';
import type { Request as PageRequest } from 'playwright';
import { runtime, warn } from './runtime.ts';
import { loud, UnsupportedError } from './unsupported.ts';
import { toCustom, translateResponseHeaders } from './url-map.ts';

type Handler = Parameters<Protocol['handle']>[1];
const handlers = new Map<string, Handler>();

const supported = {
  registerSchemesAsPrivileged(schemes: CustomScheme[]): void {
    for (const { scheme, privileges } of schemes) {
      if (!privileges?.standard) throw new UnsupportedError(`protocol: the scheme ${scheme} is not standard, which`);
      runtime.schemes.add(scheme);
    }
  },
  handle(scheme: string, handler: Handler): void {
    if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
    if (!runtime.schemes.has(scheme))
      throw new UnsupportedError(`protocol.handle for the unregistered scheme ${scheme}`);
    handlers.set(scheme, handler);
  },
  unhandle(scheme: string): void {
    if (!handlers.delete(scheme)) throw new Error(`Failed to unregister protocol: ${scheme}`);
  },
  isProtocolHandled: (scheme: string): boolean => handlers.has(scheme),
} satisfies Pick<Protocol, 'registerSchemesAsPrivileged' | 'handle' | 'unhandle' | 'isProtocolHandled'>;

export const protocol = loud('protocol', supported);

/**
 * Answers a request with the app's handler for the URL's scheme. Returns undefined if there is no handler, or if the
 * handler failed or returned `Response.error()`. The page then sees a network error.
 */
export async function answer(
  url: string,
  request: PageRequest,
): Promise<{ status: number; headers: Record<string, string>; body: Buffer } | undefined> {
  const handler = handlers.get(new URL(url).protocol.slice(0, -1));
  if (!handler) return undefined;
  const body = request.postDataBuffer();
  try {
    const response = await handler(
      new Request(url, {
        method: request.method(),
        headers: requestHeaders(request),
        ...(body && { body: new Uint8Array(body) }),
      }) as unknown as Parameters<Handler>[0],
    );
    if (response.type === 'error') return undefined;
    return {
      status: response.status,
      headers: translateResponseHeaders(response.headers, runtime.schemes),
      body: Buffer.from(await response.arrayBuffer()),
    };
  } catch (error) {
    warn(`protocol handler of ${url}: ${String(error)}`);
    return undefined;
  }
}

function requestHeaders(request: PageRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers())) {
    if (!name.startsWith(':')) headers.set(name, toCustom(value, runtime.schemes));
  }
  return headers;
}
