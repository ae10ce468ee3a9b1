import type { Store } from '../db/open.ts';
import { AUDIT_USAGE, runAuditCommand } from './audit-command.ts';
import { CommandError } from './command.ts';
import { EXPORT_USAGE, runExportCommand } from './export-command.ts';
import { openServerStore } from './home.ts';
import { IMPORT_USAGE, runImportCommand } from './import-command.ts';
import type { Settings } from './settings.ts';
import { runStaffCommand, STAFF_USAGE } from './staff-command.ts';

/** Arguments of a command, without the settings. */
export interface CommandArgs {
  words: readonly string[];
  /** values of the options by name, without dashes */
  options: Readonly<Record<string, string>>;
}

interface Command {
  usage: string;
  /** names of the options that are not settings */
  options?: readonly string[];
  run(store: Store, said: CommandArgs, settings: Settings): Promise<string[]>;
}

const commands: Readonly<Record<string, Command>> = {
  staff: { usage: STAFF_USAGE, run: (store, { words }) => runStaffCommand(store, words) },
  audit: {
    usage: AUDIT_USAGE,
    options: ['site', 'person', 'most'],
    run: (store, { options }) => runAuditCommand(store, options),
  },
  import: { usage: IMPORT_USAGE, run: (store, { words }, settings) => runImportCommand(store, words, settings) },
  export: { usage: EXPORT_USAGE, run: (store, { words }, settings) => runExportCommand(store, words, settings) },
};

const commandAt = (name: string | undefined): Command | undefined =>
  name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;

/** Separates the arguments of a command from the settings. Both may be given in any order. */
export function parseCommand(
  args: readonly string[],
): CommandArgs & { command: string | undefined; settings: string[] } {
  const [command, ...words] = args.filter((arg) => !arg.startsWith('--'));
  const names = commandAt(command)?.options ?? [];
  const nameOf = (arg: string): string | undefined => names.find((name) => arg.startsWith(`--${name}=`));
  const switches = args.filter((arg) => arg.startsWith('--'));
  return {
    command,
    words,
    options: Object.fromEntries(
      switches.flatMap((arg) => {
        const name = nameOf(arg);
        return name === undefined ? [] : [[name, arg.slice(name.length + 3)]];
      }),
    ),
    settings: switches.filter((arg) => nameOf(arg) === undefined),
  };
}

/** Carries out a command on the server's database. Returns the lines to print. */
export async function runCommand(settings: Settings, name: string, said: CommandArgs): Promise<string[]> {
  const command = commandAt(name);
  if (!command) {
    const usages = Object.values(commands).map(({ usage }) => usage);
    throw new CommandError([`There is no command “${name}”, only:`, ...usages].join('\n'));
  }
  const store = await openServerStore(settings);
  try {
    return await command.run(store, said, settings);
  } finally {
    await store.close();
  }
}
