import type { Logger } from '../features/handlers.ts';

export interface ShutdownStep {
  name: string;
  run: () => Promise<void> | void;
  /** milliseconds after which the next step starts anyway */
  limit: number;
}

/**
 * Runs the steps in order. If a step fails or takes longer than its limit, logs this and starts the next step. Never
 * rejects.
 * @returns whether every step ended in time and without an error
 */
export async function shutDown(steps: readonly ShutdownStep[], logger: Logger): Promise<boolean> {
  let ended = true;
  for (const { name, run, limit } of steps) {
    const cut = Promise.withResolvers<'cut'>();
    const timer = setTimeout(() => cut.resolve('cut'), limit);
    try {
      const outcome = await Promise.race([Promise.resolve().then(run), cut.promise]);
      if (outcome === 'cut') {
        ended = false;
        logger.error('shutdown step cut', { step: name, ms: limit });
      }
    } catch (error) {
      ended = false;
      logger.error('shutdown step failed', { step: name, error });
    } finally {
      clearTimeout(timer);
    }
  }
  return ended;
}
