/** One row of the bench's table. A ratio is the measured value divided by the reference's, both from the same run. */
export interface BenchRow {
  id: string;
  what: string;
  reference: string;
  measured: string;
  ratio?: number;
  goal: string;
  /** whether the goal is met; undefined if the row has no goal, or if the run cannot tell whether it is met */
  ok: boolean | undefined;
}
