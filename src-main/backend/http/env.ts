import type { HttpBindings } from '@hono/node-server';
import type { Publication } from '../publisher/publications.ts';

/** What every handler gets. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    /** behind the guards */
    userId: number;
    /** where the server gives one */
    requestId?: string;
    /** what the log calls the request, where it has no route of its own */
    route?: string;
    /** the published site at whose domain the request was made */
    publication?: Publication;
  };
}
