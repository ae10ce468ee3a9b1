import { Box, Group, Text } from '@mantine/core';
import { sectionVersions, siteLanguages } from '#shared/layout/catalogue.ts';
import { chooseVersion } from '#shared/layout/transitions.ts';
import { versionRow, versionRows } from '#shared/layout/version-rows.ts';
import { siteVersion } from '#shared/layout/versions.ts';
import { labelAt } from '../../../editor/bound-field.ts';
import { SwitchField } from '../../../editor/fields/switch-field.tsx';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { useSite } from '../../../state/draft.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { useTransitions } from '../use-transitions.ts';
import { SiteThumb } from '../thumbs/thumbs.tsx';
import { cards } from '../sections.ts';
import classes from './version-card.module.css';

const choices = [
  ...siteLanguages.map((value) => ({ value, ...versionRows[value] })),
  { value: 'vC' as const, label: 'vC', hint: 'Your own mix' },
].map(({ value, label, hint }) => ({ value, label, hint, picture: <SiteThumb version={value} /> }));

/** Versions for single sections only: a whole site cannot have them. */
const forSections = sectionVersions.flatMap((value) =>
  value !== 'none' && 'sectionsAlone' in versionRow(value) ? [{ value, ...versionRow(value) }] : [],
);

export function VersionCard() {
  const version = useSite(siteVersion);
  const { take } = useTransitions();
  return (
    <FoldCard
      of={cards.version}
      summary={siteVersion}
      purpose="The design language of the site. Sections keep their order."
    >
      <RadioCards
        data-path="version"
        label={labelAt(['version'])}
        labelHidden
        choices={choices}
        value={version}
        large
        careful
        onChoose={(chosen) => take((site, memory) => chooseVersion(site, chosen, memory))}
      />
      <Text size="sm" c="dimmed" mt="xs">
        v2.1 also sets transparencies to 25 and text colors to white, and turns scheduled social posts on. vC brings
        back your own mix.
      </Text>
      <Box mt="md">
        <SwitchField path={['custom_dark']} />
      </Box>
      <Group component="ul" aria-label="For single sections of a mix" gap="md" mt="md" className={classes.others}>
        {forSections.map(({ value, label, hint }) => (
          <Group component="li" key={value} gap="xs" wrap="nowrap">
            <span className={classes.thumb}>
              <SiteThumb version={value} />
            </span>
            <span>
              <Text size="sm" fw={600}>
                {label}
              </Text>
              <Text size="xs" c="dimmed">
                {hint}, for sections of vC
              </Text>
            </span>
          </Group>
        ))}
      </Group>
    </FoldCard>
  );
}
