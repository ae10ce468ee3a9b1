/** Returns today's date by the clock of this computer, as an ISO date. */
export function dateToday(now = new Date()): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
