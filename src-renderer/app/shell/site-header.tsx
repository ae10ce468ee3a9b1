import { ActionIcon, Group, Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { spotlight } from '@mantine/spotlight';
import { ChevronsUpDown, History, Redo2, Undo2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { CommandId } from '#shared/commands.ts';
import { text } from '#shared/record/readers.ts';
import { useSite, useStatus } from '../../state/draft.ts';
import type { FieldLink } from '../../state/field-link.ts';
import { openPanel } from '../../state/panel-store.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { keysLabel } from '../../ui/keys.ts';
import { redoEdit, undoEdit } from '../actions/undo-edit.ts';
import { useSaveFlow } from '../save-flow/use-save-flow.ts';
import { NeedsButton } from '../needs/needs-button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { ContactNotice } from './contact-notice.tsx';
import { PaletteButton } from './palette-button.tsx';
import { SaveButtons } from './save-buttons.tsx';
import classes from './shell.module.css';
import { TabBar } from './tab-bar.tsx';

export function SiteHeader({ slug, loaded }: { slug: string; loaded: boolean }) {
  const flow = useSaveFlow();
  const navigate = useNavigate();
  const goTo = (route: string, link: FieldLink): void => void navigate(route, { state: link });
  const canUndo = useStatus((site) => site.canUndo);
  const canRedo = useStatus((site) => site.canRedo);
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link to="/" state={{ left: slug }} className={classes.home} aria-label="All sites">
          <BrandMark />
        </Link>
        <SiteSwitcher slug={slug} loaded={loaded} />
        <span className={classes.spring} />
        {loaded && <ContactNotice slug={slug} />}
        <Group gap={0} wrap="nowrap">
          <HistoryButton
            id="undo"
            label="Undo"
            icon={Undo2}
            enabled={loaded && canUndo}
            onClick={() => undoEdit(goTo)}
          />
          <HistoryButton
            id="redo"
            label="Redo"
            icon={Redo2}
            enabled={loaded && canRedo}
            onClick={() => redoEdit(goTo)}
          />
          <HistoryButton
            id="history"
            label="Version history"
            icon={History}
            enabled={loaded}
            onClick={() => openPanel('history')}
          />
          {loaded && <NeedsButton />}
          <PaletteButton />
        </Group>
        <SaveButtons flow={flow} />
        <AccountMenu />
      </div>
      <TabBar slug={slug} />
    </header>
  );
}

function SiteSwitcher({ slug, loaded }: { slug: string; loaded: boolean }) {
  const company = useSite((site) => text(site.company_name));
  const name = (loaded && company) || slug;
  return (
    <UnstyledButton className={classes.switcher} onClick={spotlight.open}>
      <span className={`${classes.site} ${classes.truncated}`}>{name}</span>
      {name !== slug && <span className={`${classes.slug} ${classes.truncated}`}>{slug}</span>}
      <VisuallyHidden>, switch site</VisuallyHidden>
      <ChevronsUpDown size={14} aria-hidden style={{ flex: 'none' }} />
    </UnstyledButton>
  );
}

interface HistoryButtonProps {
  id: CommandId;
  label: string;
  icon: LucideIcon;
  enabled: boolean;
  onClick: () => void;
}

function HistoryButton({ id, label, icon: Icon, enabled, onClick }: HistoryButtonProps) {
  return (
    <Tooltip label={`${label} (${keysLabel(id)})`}>
      <ActionIcon
        size="lg"
        aria-label={label}
        aria-disabled={!enabled}
        data-disabled={!enabled || undefined}
        onClick={enabled ? onClick : undefined}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
