/** A parsed command line. Switches have Chromium's form, `--name` or `--name=value`; the rest are arguments. */
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
