import { BLOB_PREFIX } from '../photo/blob-reference.ts';

const blobReference = new RegExp(`^${BLOB_PREFIX}([0-9a-f]{64}(?:\\.\\w+)?)$`);
const web = /^https?:\/\//i;

/**
 * Where the app's own pages find the picture that a record names, on their own origin: main keeps what it fetched from
 * the web for the time without it, and files that were added here and wait for their upload are nowhere else.
 */
export function pictureAddress(named: string): string {
  const address = named.trim();
  const blob = blobReference.exec(address)?.[1];
  if (blob !== undefined) return `/local-blob/${blob}`;
  return web.test(address) ? `/picture?url=${encodeURIComponent(address)}` : address;
}

/** Where they find it made small: at most 500 × 500 pixels, kept on this computer. What holds its own picture is that. */
export function thumbnailAddress(named: string): string {
  const address = named.trim();
  return address === '' || /^data:/i.test(address) ? address : `/thumbnail?of=${encodeURIComponent(address)}`;
}
