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
        <Table
          className={classes.table}
          aria-label="DNS records to set"
          verticalSpacing={4}
          data={{
            head: ['Type', 'Host', 'Value'],
            body: help.records.map(({ type, host, value }) => [
              type,
              <Copied key="host" name={`the host of the ${type} record`} text={host} />,
              <Copied key="value" name={`the value of the ${type} record`} text={value} />,
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

function Copied({ name, text }: { name: string; text: string }) {
  return (
    <span className={classes.copied}>
      <code>{text}</code>
      <CopyButton name={name} text={text} />
    </span>
  );
}
