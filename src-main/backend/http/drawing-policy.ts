/**
 * The Content-Security-Policy of media files and of the SVGs of published sites. An uploaded SVG that is opened by
 * itself must not run scripts.
 */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
