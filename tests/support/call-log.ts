import type { CallLog } from '../../src-main/backend-client/answer.ts';

/** A log for tests that do not look at it. */
export const noLog: CallLog = { info: () => undefined };
