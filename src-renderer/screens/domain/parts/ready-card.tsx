import { Button, Group, Text } from '@mantine/core';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router-dom';
import { missingForPublishing, type ReadinessItem, readinessItems } from '#shared/domain/site/publish-readiness.ts';
import { useAppInfo } from '../../../state/app-info.ts';
import type { FieldLink } from '../../../state/field-link.ts';
import { tabLabel, tabRoute } from '../../../state/tabs.ts';
import { useSite, useSlug } from '../../../state/draft.ts';
import { SectionCard } from '../../../ui/section-card.tsx';

/** Names what the site still lacks before it is published, and leads there. */
export function ReadyCard() {
  const { contactField } = useAppInfo();
  const slug = useSlug();
  const missing = useSite((site) => missingForPublishing(site, contactField, slug));
  const required = missing.filter((item) => item.required);
  const advised = missing.filter((item) => !item.required);
  const isReady = required.length === 0;
  return (
    <SectionCard
      title="Ready to publish?"
      purpose={readyLine(required.length, advised.length)}
      action={
        <Group gap={6} fz="xs" fw={550} c={isReady ? 'var(--app-good)' : 'var(--app-attention)'}>
          {isReady ? <CircleCheck size={16} aria-hidden /> : <CircleDashed size={16} aria-hidden />}
          {readinessItems.length - missing.length} of {readinessItems.length}
        </Group>
      }
    >
      <Jumps title="Needed to publish" items={required} />
      <Jumps title="Good to have" items={advised} />
    </SectionCard>
  );
}

function Jumps({ title, items }: { title: string; items: readonly ReadinessItem[] }) {
  const { contactField } = useAppInfo();
  const slug = useSlug();
  if (items.length === 0) return null;
  return (
    <Group gap="8px 12px" align="baseline" mt="sm">
      <Text component="h3" fz="xs" c="dimmed" w={128}>
        {title}
      </Text>
      <Group component="ul" gap="xs" flex={1} miw={240}>
        {items.map(({ id, label, required, tab, section, field = id === 'contact' ? contactField : undefined }) => (
          <li key={id}>
            <Button
              component={Link}
              to={section ? { hash: section } : tabRoute(tab, slug)}
              state={field === undefined ? undefined : ({ field } satisfies FieldLink)}
              variant="default"
              size="compact-xs"
              radius="xl"
              h={26}
              px={10}
              fw={400}
              {...(required && { c: 'var(--app-attention)', bd: '1px solid currentColor' })}
              rightSection={tab !== 'domain' && <Text span inherit c="dimmed" children={tabLabel(tab)} />}
            >
              {label}
            </Button>
          </li>
        ))}
      </Group>
    </Group>
  );
}

const things = (count: number): string => (count === 1 ? 'One thing is' : `${count} things are`);

/** @param required how many things are missing without which the site cannot be published, `advised` how many others */
function readyLine(required: number, advised: number): string {
  if (required > 0) return `${things(required)} needed before the site can be published.`;
  if (advised > 0) return `The site can be published. ${things(advised)} missing from a finished site.`;
  return 'The site can be published: nothing is missing.';
}
