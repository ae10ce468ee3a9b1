/**
 * Names the version of a site that a save was made from, so that a server that reads it refuses the save where another
 * one came between. It is a header of our own: a server that does not know it saves as it always did, while a standard
 * `If-Match` could be compared with an ETag that has nothing to do with the modified time.
 */
export const BASE_MODIFIED = 'Base-Modified';

/** The code of such a refusal, with status 412. */
export const NEWER_ON_SERVER = 'newer_on_server';

/** A header's value for a modified time, which is any text at all; ISO times stay as they are. */
export const asHeaderValue = (modified: string): string => encodeURI(modified.toWellFormed());
