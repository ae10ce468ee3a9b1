/** Returns the lines of a Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}

const STEP = 1000;
const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** Returns a size as text, in the unit in which the number is below 1,000. */
export function bytesIn(bytes: number): string {
  const unit = UNITS.findLastIndex((_, at) => bytes >= STEP ** at);
  const value = bytes / STEP ** Math.max(0, unit);
  return `${value < 10 && unit > 0 ? value.toFixed(1) : value.toFixed(0)} ${UNITS[Math.max(0, unit)] ?? ''}`;
}
