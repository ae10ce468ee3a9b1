import { app, dialog } from 'electron';
import type { Logger } from '../features/handlers.ts';
import type { CrashReports } from './crash-reports.ts';
import type { LoadedConfig } from './policy/config.ts';
import type { ServicePorts } from './ports.ts';

/**
 * Reports errors that nobody caught, and child processes that ended. The app continues, because all edits are in the
 * journal already.
 */
export function reportFailures(logger: Logger, crashes: CrashReports): void {
  process.on('uncaughtException', (error) => {
    logger.error('uncaught exception', { error });
    crashes.write('uncaught-exception', { error });
  });
  process.on('unhandledRejection', (error) => {
    logger.error('unhandled rejection', { error });
    crashes.write('unhandled-rejection', { error });
  });
  // This event also reports the end of utility processes, such as the embedded backend.
  app.on('child-process-gone', (_event, { type, reason, exitCode, serviceName, name }) => {
    const facts = { type, reason, exitCode, serviceName, name };
    logger.warn('child process gone', facts);
    if (reason !== 'clean-exit') crashes.write('child-process-gone', facts);
  });
}

/** Shows a message for IT and exits the app, because it is unknown which backend to use. */
export function refuseStart({ problem, config }: LoadedConfig, logger: Logger): void {
  logger.error('policy not usable, nothing was started', { reason: problem });
  dialog.showErrorBox(
    `${config.product.name} cannot start`,
    `${problem ?? ''}\n\nIt cannot be told which server this computer works with. Please tell your IT department.`,
  );
  app.exit(1);
}

/** Tells the user, and IT through the log, which part of the configuration was not used. */
export function reportConfig({ problem, unknown, config }: LoadedConfig, logger: Logger): void {
  if (unknown.length > 0) logger.warn('policy has unknown members', { members: unknown });
  if (!problem) return;
  logger.error('policy not usable', { reason: problem });
  void dialog.showMessageBox({
    type: 'warning',
    title: config.product.name,
    message: 'The configuration of this computer could not be used.',
    detail: `${problem}\n\n${config.product.name} has started without what is wrong. Please tell your IT department.`,
  });
}

export function reportServices(error: unknown, { logger, config, paths }: ServicePorts): void {
  logger.error('services did not start', { error });
  dialog.showErrorBox(
    `${config.product.name} cannot start`,
    `Its data could not be opened. The log in ${paths.logs} says why.`,
  );
}
