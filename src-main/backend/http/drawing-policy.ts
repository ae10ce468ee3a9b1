/** The policy of uploaded files, which may be drawings: a drawing opened by itself must not run scripts. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
