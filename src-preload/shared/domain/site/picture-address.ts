import { BLOB_PREFIX } from '../photo/blob-reference.ts';

const blobReference = new RegExp(`^${BLOB_PREFIX}([0-9a-f]{64}(?:\\.\\w+)?)$`);
const web = /^https?:\/\//i;

/**
 * The address at which the app's own pages load a picture of the record, on their own origin. Main serves it: it keeps
 * fetched pictures for use without the network, and only it has files that wait for their upload.
 */
export function pictureAddress(named: string): string {
  const address = named.trim();
  const blob = blobReference.exec(address)?.[1];
  if (blob !== undefined) return `/local-blob/${blob}`;
  return web.test(address) ? `/picture?url=${encodeURIComponent(address)}` : address;
}

/**
 * The address of the picture as a thumbnail: at most 500 × 500 pixels, kept on this computer. A `data:` address holds
 * its own picture and stays as it is.
 */
export function thumbnailAddress(named: string): string {
  const address = named.trim();
  return address === '' || /^data:/i.test(address) ? address : `/thumbnail?of=${encodeURIComponent(address)}`;
}
