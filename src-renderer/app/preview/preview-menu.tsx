import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { Ellipsis, ExternalLink, Play, Square } from 'lucide-react';
import { openPreviewInBrowser } from './open-in-browser.ts';

interface PreviewMenuProps {
  slug: string;
  widgetsRun: boolean;
  onWidgets: (run: boolean) => void;
}

/** A menu with further actions for the shown page. */
export function PreviewMenu({ slug, widgetsRun, onWidgets }: PreviewMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Tooltip label="More">
          <ActionIcon aria-label="More of the preview">
            <Ellipsis size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<ExternalLink size={14} aria-hidden />} onClick={() => void openPreviewInBrowser(slug)}>
          Open in the browser
        </Menu.Item>
        <Menu.Item
          leftSection={widgetsRun ? <Square size={14} aria-hidden /> : <Play size={14} aria-hidden />}
          onClick={() => onWidgets(!widgetsRun)}
        >
          {widgetsRun ? 'Stop widgets' : 'Run widgets'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
