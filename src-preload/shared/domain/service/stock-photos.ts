/** Stock photos per service. */
const COUNT = 3;

/** The service's name in the addresses of its stock photos: “Drain & Sewer / Repair” → “drain-sewer-repair”. */
export function stockName(service: string): string {
  return service
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The addresses of a service's stock photos: its name plus 1 to 3.
 * @param folder address of the folder that holds them
 */
export function stockPhotosOf(folder: string, service: string): string[] {
  const base = `${folder.replace(/\/*$/, '/')}${encodeURIComponent(stockName(service) || 'service')}`;
  return Array.from({ length: COUNT }, (_, at) => `${base}-${at + 1}.webp`);
}
