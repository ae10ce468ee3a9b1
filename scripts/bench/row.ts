/** One row of the bench's table. A ratio is the app's time divided by the reference's, both from the same run. */
export interface BenchRow {
  id: string;
  what: string;
  reference: string;
  measured: string;
  ratio?: number;
  goal: string;
  /** undefined where there is no goal */
  ok: boolean | undefined;
}
