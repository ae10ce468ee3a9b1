import { BLOB_PREFIX } from '../photo/blob-reference.ts';

const blobReference = new RegExp(`^${BLOB_PREFIX}([0-9a-f]{64}(?:\\.\\w+)?)$`);
const web = /^https?:\/\//i;

/**
 * Returns the address at which the app's own pages load a picture of the record. The main process serves these
 * addresses, because it caches fetched pictures for use offline and has the files that wait for their upload.
 */
export function pictureAddress(named: string): string {
  const address = named.trim();
  const blob = blobReference.exec(address)?.[1];
  if (blob !== undefined) return `/local-blob/${blob}`;
  return web.test(address) ? `/picture?url=${encodeURIComponent(address)}` : address;
}

/**
 * Returns the address of a picture's thumbnail, which has at most 500 × 500 pixels and is cached on this computer. A
 * `data:` address contains the picture and stays unchanged.
 */
export function thumbnailAddress(named: string): string {
  const address = named.trim();
  return address === '' || /^data:/i.test(address) ? address : `/thumbnail?of=${encodeURIComponent(address)}`;
}
