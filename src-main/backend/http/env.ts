import type { HttpBindings } from '@hono/node-server';

/** What every handler gets: the sockets, the id of the request where the server gives one and, behind the guards, the signed-in user. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: { userId: number; requestId?: string };
}
