import { Table, Text } from '@mantine/core';
import { dnsHelp } from '#shared/domain/site/dns.ts';
import { useSite } from '../../../../state/draft.ts';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import classes from './dns.module.css';

/** The records to set where the domain is registered, each part ready to be copied. */
export function DnsSection() {
  const help = JSON.parse(useSite((site) => JSON.stringify(dnsHelp(site)))) as ReturnType<typeof dnsHelp>;
  return (
    <>
      {help.records.length > 0 && (
        <Table className={classes.table} aria-label="DNS records to set" verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Type</Table.Th>
              <Table.Th>Host</Table.Th>
              <Table.Th>Value</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {help.records.map(({ type, host, value }) => (
              <Table.Tr key={type}>
                <Table.Td>{type}</Table.Td>
                <Table.Td>
                  <Copied name={`the host of the ${type} record`} text={host} />
                </Table.Td>
                <Table.Td>
                  <Copied name={`the value of the ${type} record`} text={value} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {help.missing.map((sentence) => (
        <Text key={sentence} size="sm" c="dimmed" mt={help.records.length > 0 ? 'xs' : 0}>
          {sentence}
        </Text>
      ))}
    </>
  );
}

function Copied({ name, text }: { name: string; text: string }) {
  return (
    <span className={classes.copied}>
      <code>{text}</code>
      <CopyButton name={name} text={text} />
    </span>
  );
}
