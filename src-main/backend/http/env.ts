import type { HttpBindings } from '@hono/node-server';
import type { Publication } from '../publisher/publications.ts';

/** The type of the Hono context of every handler. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    /** ID of the person who made the request; set by the sign-in guard */
    userId: number;
    /** ID of the request; set only by the server for an agency */
    requestId?: string;
    /** name of the request in the log, if that is not the pattern of its route */
    route?: string;
    /** the published site at whose domain the request was made */
    publication?: Publication;
  };
}
