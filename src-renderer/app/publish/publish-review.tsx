import { Button, Group, Loader, ScrollArea, Stack, Text, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { siteNeeds } from '#shared/domain/needs/rules.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { useAppInfo } from '../../state/app-info.ts';
import { draftStore } from '../../state/draft-store.ts';
import { useSite, useStatus } from '../../state/draft.ts';
import { showDialog } from '../../ui/dialog.tsx';
import { Changes } from './changes.tsx';
import { ExportButton } from './export-button.tsx';
import { Findings } from './findings.tsx';
import { deadLinkFinding, findingRows, type FindingRow, PUBLISH_REVIEW } from './model.ts';
import { openReleases } from './releases.tsx';

/**
 * Shows before a publish what changes on the site and what should be looked at. True where the user goes on.
 * @param goTo leads to the field of a finding
 */
export function askBeforePublishing(goTo: (finding: FindingRow) => void): Promise<boolean> {
  const { slug, site } = draftStore.getState();
  if (slug === null) return Promise.resolve(false);
  return new Promise((resolve) => {
    const settle = (agreed: boolean): void => {
      resolve(agreed);
      modals.close(id);
    };
    const id = showDialog({
      modalId: PUBLISH_REVIEW,
      title: `Publish ${String(site.paid_url ?? slug)}`,
      size: 'xl',
      onClose: () => resolve(false),
      children: (
        <PublishReview
          slug={slug}
          onAnswer={settle}
          onGo={(finding) => {
            settle(false);
            goTo(finding);
          }}
        />
      ),
    });
  });
}

interface PublishReviewProps {
  slug: string;
  onAnswer: (agreed: boolean) => void;
  onGo: (finding: FindingRow) => void;
}

function PublishReview({ slug, onAnswer, onGo }: PublishReviewProps) {
  const site = useSite((document) => document);
  const { contactField } = useAppInfo();
  const isOffline = useStatus(({ offline }) => offline);
  const { data: dead, loading } = useQuery('publishing.deadLinks', { slug }, { cancels: true });
  const links = dead && deadLinkFinding(site, dead);
  const rows = findingRows(site, [
    ...siteNeeds({ site, contactField, ownSlug: slug }, ['advice']),
    ...(links ? [links] : []),
  ]);
  return (
    <Stack gap="md">
      <ScrollArea.Autosize
        mah="calc(60vh - var(--app-notices-height, 0px))"
        type="auto"
        offsetScrollbars="y"
        viewportProps={{ tabIndex: 0 }}
      >
        <Stack gap="lg">
          <section aria-label="Changes">
            <Changes slug={slug} />
          </section>
          <section>
            <Group gap="xs" mb="xs">
              <Title order={3} size="h5">
                {rows.length === 0 ? 'Nothing stands out' : `Worth a look (${rows.length})`}
              </Title>
              {loading && !isOffline && (
                <Text size="xs" c="dimmed" role="status">
                  <Loader size={10} mr={6} />
                  Asking the links …
                </Text>
              )}
            </Group>
            <Findings rows={rows} onGo={onGo} />
          </section>
        </Stack>
      </ScrollArea.Autosize>
      <Group justify="space-between">
        <Group gap="xs">
          <Button
            variant="subtle"
            onClick={() => {
              onAnswer(false);
              openReleases(slug);
            }}
          >
            Earlier releases
          </Button>
          <ExportButton slug={slug} />
        </Group>
        <Group gap="xs">
          <Button variant="default" onClick={() => onAnswer(false)}>
            Cancel
          </Button>
          <Button data-autofocus onClick={() => onAnswer(true)}>
            {isOffline ? 'Publish when the server is back' : 'Publish now'}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}
