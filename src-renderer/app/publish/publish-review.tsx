import { Alert, Button, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { WifiOff } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { obstaclesTo, siteNeeds } from '#shared/domain/needs/rules.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { useListingDifferences } from '../../editor/listing-differences.ts';
import { useSharedTexts } from '../../editor/shared-text-note.tsx';
import { useAppInfo } from '../../state/app-info.ts';
import { useSite, useStatus } from '../../state/draft.ts';
import { agreeToPublish, closeDrawer } from '../../state/job-drawer.ts';
import { saveStore } from '../../state/save-store.ts';
import { needPlace } from '../../state/needs.ts';
import { Changes } from './changes.tsx';
import { ExportButton } from './export-button.tsx';
import { Findings } from './findings.tsx';
import {
  deadLinkFinding,
  findingRows,
  fontFinding,
  listingFinding,
  sharedFinding,
  smallPhotosFinding,
  type FindingRow,
} from './model.ts';
import { openReleases } from './releases.tsx';

/** Minimum width of the window, in pixels, at which the drawer stays open when a finding leads to a field. */
const STANDS_BESIDE = 1100;

/** The review before a publish: what blocks it, what it changes for visitors, and what the user should check first. */
export function PublishReview({ slug }: { slug: string }) {
  const navigate = useNavigate();
  const site = useSite((document) => document);
  const { contactField } = useAppInfo();
  const isOffline = useStatus(({ offline }) => offline);
  const { data: dead, loading } = useQuery('publishing.deadLinks', { slug }, { cancels: true });
  const asked = { site, contactField, ownSlug: slug };
  const { data: fonts = [] } = useQuery('publishing.fonts', { slug });
  const { data: small = [] } = useQuery('publishing.smallPhotos', { slug }, { cancels: true });
  const listing = useListingDifferences(slug);
  const shared = useSharedTexts().map(sharedFinding);
  const found = [
    dead && deadLinkFinding(site, dead),
    fontFinding(fonts),
    smallPhotosFinding(site, small),
    listingFinding(listing),
    ...shared,
  ].filter((one) => one !== undefined);
  const blockers = findingRows(site, obstaclesTo('publish', asked));
  const rows = findingRows(site, [...siteNeeds(asked, ['advice']), ...found]);
  const goTo = (row: FindingRow): void => {
    const { route, link } = needPlace(row, slug);
    if (window.innerWidth < STANDS_BESIDE) closeDrawer();
    void navigate(route, { state: link });
  };
  return (
    <Stack gap="lg">
      {isOffline && (
        <Alert
          variant="light"
          color="gray"
          icon={<WifiOff size={18} aria-hidden />}
          title="The server cannot be reached"
        >
          What visitors see now is not known, and whether every link answers. The publish waits until the server is
          back; the live pages are looked at then.
        </Alert>
      )}
      {blockers.length > 0 && (
        <section aria-label="In the way">
          <Title order={3} size="h5" mb="xs">
            In the way ({blockers.length})
          </Title>
          <Findings label="In the way" rows={blockers} onGo={goTo} />
        </section>
      )}
      <section aria-label="Changes">
        <Changes slug={slug} />
      </section>
      <section aria-label="Checks">
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
        <Findings label="Worth a look" rows={rows} onGo={goTo} />
      </section>
    </Stack>
  );
}

/** The buttons of the drawer while it shows the review. */
export function ReviewButtons({ slug }: { slug: string }) {
  const { contactField } = useAppInfo();
  const isOffline = useStatus(({ offline }) => offline);
  const isSaving = useStore(saveStore, (runs) => runs[slug] !== undefined);
  const isBlocked = useSite((site) => obstaclesTo('publish', { site, contactField, ownSlug: slug }).length > 0);
  return (
    <Group justify="space-between">
      <Group gap={0}>
        <Button
          variant="subtle"
          px="xs"
          onClick={() => {
            closeDrawer();
            openReleases(slug);
          }}
        >
          Earlier releases
        </Button>
        <ExportButton slug={slug} />
      </Group>
      <Group gap="xs" ml="auto">
        <Button variant="default" onClick={closeDrawer}>
          Cancel
        </Button>
        <Button data-autofocus disabled={isBlocked || isSaving} onClick={agreeToPublish}>
          {isOffline ? 'Publish when the server is back' : 'Publish now'}
        </Button>
      </Group>
    </Group>
  );
}
