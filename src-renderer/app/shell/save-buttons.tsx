import { Button, Popover, Stack, Text, Tooltip, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { siteNeeds } from '#shared/domain/needs/rules.ts';
import { restrictedActions } from '#shared/domain/staff/roles.ts';
import { publishBlockers, saveBlockers } from '#shared/domain/site/readiness.ts';
import { currentSite, useSite, useSlug, useStatus } from '../../state/draft.ts';
import { useRoleRefusal } from '../../state/role.ts';
import { useAppInfo } from '../../state/app-info.ts';
import { keysLabel } from '../../ui/keys.ts';
import type { SaveKind } from '../../state/save-store.ts';
import type { SaveFlow } from '../save-flow/use-save-flow.ts';
import { NeedList } from '../needs/need-list.tsx';

export function SaveButtons({ flow }: { flow: SaveFlow }) {
  const { contactField } = useAppInfo();
  const slug = useSlug();
  const saving = useSite((site) => saveBlockers(site, contactField, slug));
  const publishing = useSite((site) => publishBlockers(site, contactField, slug));
  return (
    <>
      <ActionButton kind="save" label="Save" reasons={saving} flow={flow} />
      <ActionButton kind="publish" label="Publish" reasons={publishing} flow={flow} />
    </>
  );
}

interface ActionButtonProps {
  kind: SaveKind;
  label: string;
  reasons: string[];
  flow: SaveFlow;
}

/**
 * A button that can be focused and clicked even while it is disabled. If needs of the site block the action, a click
 * lists these needs with links to their fields.
 */
function ActionButton({ kind, label, reasons, flow }: ActionButtonProps) {
  const id = useId();
  const [listed, setListed] = useState(false);
  const loaded = useStatus(({ phase }) => phase === 'open');
  const forbidden = useRoleRefusal(restrictedActions[kind]);
  const why = forbidden !== undefined ? [forbidden] : loaded ? reasons : ['The site is not loaded yet.'];
  const busy = flow.running !== undefined;
  const hasReasons = why.length > 0;
  const canList = loaded && hasReasons && forbidden === undefined;
  const click = (): void => {
    if (canList) setListed(!listed);
    else if (!busy && !hasReasons) void flow.start(kind);
  };
  return (
    <Popover
      opened={listed && canList}
      onChange={setListed}
      position="bottom-end"
      width={340}
      radius="md"
      withRoles={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <span>
          <Tooltip
            label={hasReasons ? <Reasons reasons={why} /> : `${label} (${keysLabel(kind)})`}
            multiline
            maw={320}
            disabled={busy || listed}
            position="bottom-end"
          >
            <Button
              variant={kind === 'publish' ? 'filled' : 'default'}
              data-disabled={busy || hasReasons || undefined}
              aria-disabled={busy || hasReasons}
              aria-describedby={hasReasons ? id : undefined}
              aria-expanded={canList ? listed : undefined}
              loading={flow.running === kind}
              onClick={click}
            >
              {label}
              {hasReasons && <VisuallyHidden id={id}>{why.join(' ')}</VisuallyHidden>}
            </Button>
          </Tooltip>
        </span>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={`Not ready to ${kind}`}>
        <InTheWay kind={kind} onLeave={() => setListed(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

/**
 * The list of what blocks the action. Reads the site without a subscription, because the button renders the list again
 * when the needs change.
 */
function InTheWay({ kind, onLeave }: { kind: SaveKind; onLeave: () => void }) {
  const { contactField } = useAppInfo();
  const ownSlug = useSlug();
  const needs = siteNeeds(
    { site: currentSite(), contactField, ownSlug },
    kind === 'save' ? ['save'] : ['save', 'publish'],
  );
  return <NeedList needs={needs} onLeave={onLeave} />;
}

function Reasons({ reasons }: { reasons: string[] }) {
  return (
    <Stack gap={4}>
      {reasons.map((reason) => (
        <Text key={reason} size="sm">
          {reason}
        </Text>
      ))}
    </Stack>
  );
}
