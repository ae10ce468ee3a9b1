/**
 * Whether the server can be reached. `slow`: the server did not answer a probe in time, or its first answer after
 * `offline` was late.
 */
export type Reach = 'online' | 'slow' | 'offline';

export type CallOutcome =
  | 'answer'
  /** an answer that took longer than `LATE_MS` (connectivity.ts) */
  | 'lateAnswer'
  /** a probe was not answered within `LATE_MS` */
  | 'silence'
  /** the request was not sent, for example because nothing listens at the address or no route leads to it */
  | 'refused'
  /**
   * the request may have been sent, but the connection failed before an answer, for example because the server closed
   * an idle connection
   */
  | 'broken';

export interface ReachState {
  reach: Reach;
  /** number of broken connections since the last answer */
  breaks: number;
}

const MOST_BREAKS = 2;

/**
 * Returns the new state after an outcome. Slow answers alone never lead to `offline`. A late answer alone does not
 * change `online` to `slow`, because a long call may be the reason.
 */
export function nextState({ reach, breaks }: ReachState, heard: CallOutcome): ReachState {
  switch (heard) {
    case 'answer':
      return { reach: 'online', breaks: 0 };
    case 'lateAnswer':
      return { reach: reach === 'offline' ? 'slow' : reach, breaks: 0 };
    case 'silence':
      return { reach: reach === 'online' ? 'slow' : reach, breaks };
    case 'refused':
      return { reach: 'offline', breaks };
    case 'broken':
      return { reach: breaks + 1 >= MOST_BREAKS ? 'offline' : reach, breaks: breaks + 1 };
  }
}

/**
 * Milliseconds between two probes, or between the last outcome of a call and the next probe. `probeAfter` varies the
 * time by up to a fifth.
 */
const EVERY_MS: Record<Reach, number> = { online: 9000, slow: 5000, offline: 2500 };
/** Factor by which the time is longer if no visible window shows the state of the connection. */
const HIDDEN_FACTOR = 5;

export interface Watchers {
  /** whether a visible window shows the state of the connection */
  isVisible: boolean;
  /** whether something waits to be sent */
  isWaiting: boolean;
}

/**
 * Returns the milliseconds until the next probe.
 * @param chance random number from 0 to 1, so that not all computers probe at the same time
 */
export function probeAfter(reach: Reach, { isVisible, isWaiting }: Watchers, chance: number): number {
  // If something waits, probes of an online server are as frequent as those of an offline one. A slow server is not
  // asked more often, because it already has enough to do.
  const every = isWaiting && reach === 'online' ? EVERY_MS.offline : EVERY_MS[reach];
  return every * (isVisible ? 1 : HIDDEN_FACTOR) * (0.8 + 0.4 * chance);
}
