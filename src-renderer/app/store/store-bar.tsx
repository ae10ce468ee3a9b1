import { Button, List, Modal, Stack, Text, Title } from '@mantine/core';
import { HardDrive } from 'lucide-react';
import { useState } from 'react';
import type { StoreHealth, StoreReport } from '#shared/ipc/store.ipc.ts';
import { useMutation, useQuery } from '../../bridge/hooks.ts';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { tellExported } from '../actions/drafts-file.ts';
import { troubleOf } from './model.ts';

/** Shows a bar on every screen while something is wrong with the data on this computer. A button exports the drafts. */
export function StoreBar() {
  const { data: health } = useQuery('store.health', {});
  /** time of the report that was dismissed */
  const [dismissed, setDismissed] = useState<number>();
  const [reading, setReading] = useState(false);
  const exporting = useMutation('store.export');
  const trouble = troubleOf(health);
  if (!health || !trouble || isDismissed(health, dismissed)) return null;

  const exportDrafts = async () => {
    const answer = await exporting.run({});
    if (answer) tellExported(answer);
  };

  return (
    <>
      <NoticeBar
        icon={HardDrive}
        tone={trouble.tone}
        urgent
        actions={
          <>
            {health.report && (
              <Button size="compact-sm" variant="default" onClick={() => setReading(true)}>
                Report
              </Button>
            )}
            <Button size="compact-sm" loading={exporting.running} onClick={() => void exportDrafts()}>
              Export drafts
            </Button>
            {health.state === 'recovered' && (
              <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setDismissed(health.report?.at)}>
                Dismiss
              </Button>
            )}
          </>
        }
      >
        <strong>{trouble.title}</strong> {exporting.error?.message ?? trouble.text}
      </NoticeBar>
      {health.report && <Report report={health.report} opened={reading} onClose={() => setReading(false)} />}
    </>
  );
}

/**
 * Whether the user has dismissed this report. A later report is shown all the same. Only a report about repaired files
 * can be dismissed, not the news that edits cannot be stored.
 */
const isDismissed = ({ state, report }: StoreHealth, at: number | undefined): boolean =>
  state === 'recovered' && report?.at === at;

interface ReportProps {
  report: StoreReport;
  opened: boolean;
  onClose: () => void;
}

function Report({ report, opened, onClose }: ReportProps) {
  return (
    <Modal opened={opened} onClose={onClose} size="lg" title="What happened to the data on this computer">
      <Stack gap="md">
        <Text size="sm">{report.found}</Text>
        <Lines title="Saved" lines={report.saved} />
        <Lines title="Lost" lines={report.lost} none="Nothing that was found missing." />
        {report.keptAside && (
          <Text size="sm" c="dimmed">
            The damaged files are kept in {report.keptAside}.
          </Text>
        )}
      </Stack>
    </Modal>
  );
}

function Lines({ title, lines, none }: { title: string; lines: readonly string[]; none?: string }) {
  if (lines.length === 0 && none === undefined) return null;
  return (
    <section aria-label={title}>
      <Title order={3} size="sm" mb={4}>
        {title}
      </Title>
      {lines.length === 0 ? (
        <Text size="sm">{none}</Text>
      ) : (
        <List size="sm">
          {lines.map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List>
      )}
    </section>
  );
}
