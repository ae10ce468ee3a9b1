import { findingsIn } from './compare.ts';
import { GivenForms } from './given-forms.ts';

/**
 * Compares posted bodies with the documents (see `site.ts`). Forms in which the server has sent its records are allowed
 * too.
 */
export class WireRecorder {
  /** differences between the bodies and the documents */
  readonly findings: string[] = [];
  /** paths of the compared bodies, with their queries */
  readonly posted: string[] = [];
  private readonly given = new GivenForms();

  /** A `fetch` that passes posted bodies and received records to `sees`. */
  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    if (typeof init?.body === 'string') this.sees({ path: pathname + search, body: init.body });
    const answer = await fetch(input, init);
    if (answer.ok && pathname.startsWith('/api/getLandingPage/')) this.sees({ record: await answer.clone().text() });
    return answer;
  };

  /** @param record JSON text of an answer whose `message` is a site's record */
  sees({ path = '', body, record }: { path?: string; body?: string; record?: string }): void {
    if (record !== undefined) this.given.add((JSON.parse(record) as { message: unknown }).message);
    // Calls to other services, which the test backend simulates below this path, are not in the documents.
    if (body === undefined || path.startsWith('/providers/')) return;
    this.posted.push(path);
    this.findings.push(...findingsIn({ path, body }, this.given));
  }
}
