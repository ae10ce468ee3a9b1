import { Group, NativeSelect, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { PageChange } from '#shared/ipc/publishing.ipc.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { PreviewDevice } from '../preview/preview-store.ts';
import { DeviceSwitch } from './device-switch.tsx';
import { anchorsOf, partLabel } from './model.ts';
import { PagePair, type PairView } from './page-pair.tsx';
import classes from './pages.module.css';

interface PageComparisonProps {
  slug: string;
  since: number;
  /** label of the pages that visitors see */
  before: string;
  changes: readonly PageChange[];
  /** path of the shown page */
  path: string;
  onGo: (path: string) => void;
  onClose: () => void;
}

const views = [
  { value: 'both', label: 'Side by side' },
  { value: 'before', label: 'Before' },
  { value: 'after', label: 'After' },
];

/** A large dialog with a page before and after the publish. The page is scrolled to a changed section. */
export function PageComparison({ slug, since, before, changes, path, onGo, onClose }: PageComparisonProps) {
  const [device, setDevice] = useState<PreviewDevice>('desktop');
  const [view, setView] = useState<PairView>('both');
  const [chosen, setSection] = useState<string>();
  const change = changes.find((each) => each.path === path);
  if (!change) return null;
  const sections = anchorsOf(change);
  const section = sections.find((id) => id === chosen) ?? sections[0] ?? null;
  return (
    <Dialog
      title="Before and after"
      size="100%"
      xOffset={16}
      yOffset={16}
      classNames={{ content: classes.large, body: classes.body }}
      onClose={onClose}
    >
      <Group gap="sm" mb="sm">
        <NativeSelect
          size="xs"
          aria-label="Page"
          data-autofocus
          value={path}
          onChange={({ currentTarget }) => onGo(currentTarget.value)}
          data={changes.map((each) => ({ value: each.path, label: `${each.name} (/${each.path})` }))}
        />
        {sections.length > 0 && (
          <NativeSelect
            size="xs"
            aria-label="Changed section"
            value={section ?? ''}
            onChange={({ currentTarget }) => setSection(currentTarget.value)}
            data={sections.map((id) => ({ value: id, label: partLabel(id) }))}
          />
        )}
        <SegmentedControl
          size="xs"
          ml="auto"
          aria-label="What is shown"
          value={view}
          onChange={(value) => setView(value as PairView)}
          data={views}
        />
        <DeviceSwitch label="Width of the pages" device={device} onChange={setDevice} />
      </Group>
      <PagePair
        slug={slug}
        since={since}
        before={before}
        change={change}
        device={device}
        section={section}
        view={view}
      />
    </Dialog>
  );
}
