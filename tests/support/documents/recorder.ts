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
    if (typeof init?.body === 'string') this.look(pathname + search, init.body);
    const answer = await fetch(input, init);
    if (answer.ok && pathname.startsWith('/api/getLandingPage/')) {
      const { message } = (await answer.clone().json()) as { message: unknown };
      this.given.add(message);
    }
    return answer;
  };

  private look(path: string, body: string): void {
    this.posted.push(path);
    this.findings.push(...findingsIn({ path, body }, this.given));
  }
}
