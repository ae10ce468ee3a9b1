import { homeLayout } from '../content/home-layout.ts';
import { assemble, type Assembled } from '../engine/assemble.ts';
import { publishedCode } from '../parts/custom-code.ts';
import { homeData } from '../structured-data/graph.ts';
import type { RenderInput } from '../types.ts';
import { documentPage } from './document.ts';

export const assembleHome = (input: RenderInput): Assembled => assemble(input, homeLayout(input.site));

export function renderHome(input: RenderInput, page = assembleHome(input)): string {
  return documentPage(input, page, {
    path: '',
    data: () => homeData(input, page.present, page.page.words),
    code: publishedCode(input),
  });
}
