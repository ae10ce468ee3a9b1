import { findingsIn } from './compare.ts';
import { GivenForms } from './given-forms.ts';

/** Compares what is posted with the documents, and with the forms in which the server has given its records before. */
export class WireRecorder {
  /** what of it is other than the documents say */
  readonly findings: string[] = [];
  /** paths that were posted to, with their queries */
  readonly posted: string[] = [];
  private readonly given = new GivenForms();

  /** A `fetch` that looks on. */
  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    if (typeof init?.body === 'string') this.sees({ path: pathname + search, body: init.body });
    const answer = await fetch(input, init);
    if (answer.ok && pathname.startsWith('/api/getLandingPage/')) this.sees({ record: await answer.clone().text() });
    return answer;
  };

  /** @param record the answer of a server that gives one */
  sees({ path = '', body, record }: { path?: string; body?: string; record?: string }): void {
    if (record !== undefined) this.given.add((JSON.parse(record) as { message: unknown }).message);
    // Third parties, for which a backend of tests stands in, have formats of their own.
    if (body === undefined || path.startsWith('/providers/')) return;
    this.posted.push(path);
    this.findings.push(...findingsIn({ path, body }, this.given));
  }
}
