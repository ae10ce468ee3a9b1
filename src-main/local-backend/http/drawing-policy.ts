/** Of files that people have uploaded, which may be drawings: one opened by itself must not run. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
