/** One line of the bench's table. A ratio is our time over the reference's, both taken in the same run. */
export interface BenchRow {
  id: string;
  what: string;
  reference: string;
  measured: string;
  ratio?: number;
  goal: string;
  /** undefined where nothing was set as a goal */
  ok: boolean | undefined;
}
