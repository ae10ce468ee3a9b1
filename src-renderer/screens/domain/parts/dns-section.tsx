import { Table, Text } from '@mantine/core';
import { dnsHelp } from '#shared/domain/site/dns.ts';
import { useSite } from '../../../state/draft.ts';
import { CopyableText } from '../../../ui/copy-button.tsx';
import table from '../../../ui/table.module.css';

/** Shows the DNS records that lead the domain's visitors to the site, and says which records are not known yet. */
export function DnsSection() {
  // Selected as JSON text: `useSite` compares results one level deep, so a new list of objects would always count as
  // changed.
  const help = JSON.parse(useSite((site) => JSON.stringify(dnsHelp(site)))) as ReturnType<typeof dnsHelp>;
  return (
    <>
      {help.records.length > 0 && (
        <Table
          className={table.small}
          aria-label="DNS records"
          verticalSpacing={4}
          data={{
            head: ['Type', 'Host', 'Value'],
            body: help.records.map(({ type, host, value }) => [
              type,
              <CopyableText key="host" name={`the host of the ${type} record`} text={host} />,
              <CopyableText key="value" name={`the value of the ${type} record`} text={value} />,
            ]),
          }}
        />
      )}
      {help.missing.map((sentence) => (
        <Text key={sentence} size="sm" c="dimmed" mt={help.records.length > 0 ? 'xs' : 0}>
          {sentence}
        </Text>
      ))}
    </>
  );
}
