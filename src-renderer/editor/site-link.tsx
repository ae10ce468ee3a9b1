import { Text } from '@mantine/core';
import { validDomain } from '#shared/domain/site/dns.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { useSite, useStatus } from '../state/draft.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Fact, Facts } from '../ui/facts.tsx';
import classes from './site-link.module.css';
import { TabLink } from './tab-link.tsx';

/** Returns the address that the site will have once it is published; '' if it has no valid domain. */
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

/** Shows the address at which the site or a page is or will be published, with a button that copies the address. */
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
