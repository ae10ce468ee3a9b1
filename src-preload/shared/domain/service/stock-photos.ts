/** Number of stock photos per service. */
const COUNT = 3;

/**
 * Returns a service's name in the form that the file names of its stock photos contain: “Drain & Sewer / Repair” →
 * “drain-sewer-repair”.
 */
export function stockName(service: string): string {
  return service
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Returns the addresses of a service's stock photos. Each file name is the service's name and a number from 1 to 3.
 * @param folder address of the folder that holds the photos of all services
 */
export function stockPhotosOf(folder: string, service: string): string[] {
  const base = `${folder.replace(/\/*$/, '/')}${encodeURIComponent(stockName(service) || 'service')}`;
  return Array.from({ length: COUNT }, (_, at) => `${base}-${at + 1}.webp`);
}
