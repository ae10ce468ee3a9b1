import { companyName } from '../content/copy.ts';
import { absolute, safeImageUrl } from '../html/url.ts';
import type { RenderInput } from '../types.ts';
import { filled, type Node } from './node.ts';
import { businessId } from './services.ts';

/** Returns the node of a photo of the company's work. It names the photo's owner, which image search shows. */
export function imageNode(input: RenderInput, url: string, name: string): Node {
  const { site, baseUrl } = input;
  const company = companyName(site);
  return filled({
    '@type': 'ImageObject',
    contentUrl: absolute(safeImageUrl(input.image(url, 'lightbox').src), baseUrl),
    name,
    creator: { '@id': businessId(baseUrl) },
    creditText: company,
    copyrightNotice: `© ${company}`,
  });
}
