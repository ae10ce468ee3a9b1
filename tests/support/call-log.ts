import type { CallLog } from '../../src-main/backend-client/answer.ts';

/** Takes the lines of calls in tests that ask nothing of them. */
export const noLog: CallLog = { info: () => undefined };
