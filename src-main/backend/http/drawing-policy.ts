/** The Content-Security-Policy of uploaded files. An uploaded SVG that is opened by itself must not run scripts. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
