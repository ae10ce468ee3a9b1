import { text } from '#shared/record/readers.ts';
import { companyName, or } from '../copy.ts';
import { defineLinkedContent } from '../define-content.ts';
import type { Heading } from '../heading.ts';
import { isShown } from '../picture.ts';
import { serviceCards, servicePath, type PackageTable } from '../services.ts';
import { paragraphs } from '../text.ts';

export interface ServiceItem {
  name: string;
  /** target of links to the service, unique within the page */
  anchor: string;
  /** '' if there is none, or if the page cannot show it */
  photo: string;
  /** focal point of the photo, '' for none */
  focus: string;
  alt: string;
  /** short description, else the first paragraph of the long one; '' if both are blank */
  intro: string;
  /** link to the service's page, '' if the site has none */
  href: string;
  /** further paragraphs, which open in place if the service has no page */
  rest: string[];
  packages: PackageTable[];
}

export interface ServicesModel extends Heading {
  services: ServiceItem[];
  /** number of services with a photo */
  pictured: number;
  moreLabel: string;
}

export const ourServices = defineLinkedContent({
  root: { tag: 'section', named: 'title' },
  reads: ['services', 'service_header', 'service_subtitle', 'service_link_text', 'company_name', 'slug'],
  read(site, page): ServicesModel | null {
    const { words } = page;
    const company = companyName(site);
    const hasPages = page.pages.some(({ id }) => id === 'services');
    const services = serviceCards(site, words).map(
      ({ name, anchor, short, long, photo, focus, packages }): ServiceItem => {
        const lines = paragraphs(long);
        return {
          name,
          anchor,
          photo: isShown(page, photo, 'card') ? photo : '',
          focus,
          alt: words.serviceBy(name, company),
          intro: short || (lines[0] ?? ''),
          href: hasPages ? page.root + servicePath({ anchor }) : '',
          rest: short === '' ? lines.slice(1) : lines,
          packages,
        };
      },
    );
    if (services.length === 0) return null;
    return {
      kicker: '',
      title: or(site.service_header, words.ourServices),
      subtitle: text(site.service_subtitle).trim(),
      services,
      pictured: services.filter(({ photo }) => photo !== '').length,
      moreLabel: or(site.service_link_text, words.moreServices),
    };
  },
});
