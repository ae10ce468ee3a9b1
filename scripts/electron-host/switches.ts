/** Command-line switches in Chromium's manner: `--name` or `--name=value`; everything else is an argument. */
export interface CommandLine {
  switches: Map<string, string>;
  args: string[];
}

export function parseCommandLine(argv: readonly string[]): CommandLine {
  const switches = new Map<string, string>();
  const args: string[] = [];
  for (const arg of argv) {
    const match = /^--([^=]+)(?:=(.*))?$/s.exec(arg);
    if (match?.[1]) switches.set(match[1].toLowerCase(), match[2] ?? '');
    else args.push(arg);
  }
  return { switches, args };
}
