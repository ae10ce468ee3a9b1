import { Text } from '@mantine/core';
import { validDomain } from '#shared/domain/site/dns.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { useSite, useStatus } from '../state/draft.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Fact, Facts } from '../ui/facts.tsx';
import classes from './site-link.module.css';
import { TabLink } from './tab-link.tsx';

/** Where the site will be once it is published, '' while its domain is not right. */
export function plannedLink(site: SiteDocument): string {
  const domain = validDomain(site);
  return domain && `https://${domain}/`;
}

interface SiteLinkProps {
  /** what the link leads to */
  to: 'site' | 'page';
  /** path of the page, from the site's root */
  path?: string;
}

/** The address under which the site or one of its pages is, or will be, published; to be copied. */
export function SiteLink({ to, path = '' }: SiteLinkProps) {
  const published = useStatus(({ status }) => status?.publishedUrl);
  const planned = useSite(plannedLink);
  const link = published ?? planned;
  return (
    <div className={classes.link}>
      <Facts>
        <Fact name={published === undefined ? `Planned ${to} link` : `${to === 'site' ? 'Site' : 'Page'} link`}>
          {link === '' ? (
            <Text size="sm" c="dimmed">
              It follows from the domain: <TabLink tab="domain">enter one on the Domain tab</TabLink>.
            </Text>
          ) : (
            <>
              <span className={classes.url}>{link + path}</span>
              <CopyButton name={`the ${to} link`} text={link + path} />
            </>
          )}
        </Fact>
      </Facts>
    </div>
  );
}
