import { Stack, Text } from '@mantine/core';
import { FileText } from 'lucide-react';
import { useSite } from '../../../state/draft.ts';
import { pagesOf } from '../model.ts';
import classes from './site-map.module.css';

/** Shows the home page, and below it the pages to which the navigation of the site will lead. */
export function SiteMap() {
  const [home = '', ...others] = useSite(pagesOf);
  return (
    <ul className={classes.map} aria-label="Pages that result">
      <li className={classes.home}>
        <Page name={home} />
        {others.length > 0 && (
          <ul className={classes.others} aria-label={`Pages beside ${home}`}>
            {others.map((name, at) => (
              <li key={`${at} ${name}`}>
                <Page name={name} />
              </li>
            ))}
          </ul>
        )}
      </li>
    </ul>
  );
}

const Page = ({ name }: { name: string }) => (
  <Stack w={58} gap={4} align="center">
    <FileText size={28} strokeWidth={1.25} color="var(--mantine-color-dimmed)" aria-hidden />
    <Text className={classes.name} size="xs" lh="16px" ta="center" lineClamp={2} mb={4} title={name}>
      {name}
    </Text>
  </Stack>
);
