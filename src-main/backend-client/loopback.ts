/** Whether an address is on this computer; false for an invalid one. */
export function isLoopbackUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { hostname } = new URL(value);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
