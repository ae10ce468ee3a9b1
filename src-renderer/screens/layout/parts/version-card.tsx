import { Text } from '@mantine/core';
import { type SiteVersion, siteVersions } from '#shared/layout/catalogue.ts';
import { chooseVersion } from '#shared/layout/transitions.ts';
import { siteVersion } from '#shared/layout/versions.ts';
import { useSite } from '../../../state/draft.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useTransitions } from '../use-transitions.ts';
import { SiteThumb } from '../thumbs/thumbs.tsx';

const words: Readonly<Record<SiteVersion, { label: string; hint: string }>> = {
  v1: { label: 'v1.0', hint: 'Centered, plain' },
  v2: { label: 'v2.0', hint: 'Photo beside text' },
  'v2.1': { label: 'v2.1', hint: 'Dark photo hero' },
  v3: { label: 'v3', hint: 'Ripped edges' },
  v4: { label: 'v4', hint: 'Large type' },
  vC: { label: 'vC', hint: 'Your own mix' },
};

const choices = siteVersions.map((version) => ({
  value: version,
  ...words[version],
  picture: <SiteThumb version={version} />,
}));

export function VersionCard() {
  const version = useSite(siteVersion);
  const { take } = useTransitions();
  return (
    <SectionCard title="Version" purpose="The design language of the site. Sections keep their order.">
      <RadioCards
        label="Version of the site"
        labelHidden
        choices={choices}
        value={version}
        careful
        onChoose={(chosen) => take((site, memory) => chooseVersion(site, chosen, memory))}
      />
      <Text size="sm" c="dimmed" mt="xs">
        v2.1 also sets transparencies to 25 and text colors to white, and turns scheduled social posts on. vC brings
        back your own mix.
      </Text>
    </SectionCard>
  );
}
