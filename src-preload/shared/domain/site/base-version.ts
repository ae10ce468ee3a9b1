/**
 * The name of a request header with the modified time of the base that a save was made from. A server that reads the
 * header refuses to overwrite a save that is newer than the base. A server that does not know the header saves as
 * usual. The standard `If-Match` is not used, because a server could compare it with an ETag that has nothing to do
 * with the modified time.
 */
export const BASE_MODIFIED = 'Base-Modified';

/** The error code with which a server refuses to overwrite a newer save; the status is 412. */
export const NEWER_ON_SERVER = 'newer_on_server';

/** Returns a modified time as a header value. The time may be any string; an ISO time stays unchanged. */
export const asHeaderValue = (modified: string): string => encodeURI(modified.toWellFormed());
