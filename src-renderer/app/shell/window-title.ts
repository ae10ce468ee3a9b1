import { useEffect } from 'react';
import { invoke } from '../../bridge/client.ts';
import { useAppInfo } from '../../state/app-info.ts';

/**
 * Sets the window's title to its site and tab, or to its page. Marks the window while the site has unsaved changes: on
 * a Mac in the window's close button, on other systems with a dot in the title.
 */
export function useWindowTitle(subject: string, part?: string, edited = false): void {
  const { productName, platform } = useAppInfo();
  useEffect(() => {
    const mark = edited && platform !== 'darwin' ? '• ' : '';
    document.title = mark + [subject || productName, part].filter(Boolean).join(' – ');
  }, [subject, part, edited, platform, productName]);
  useEffect(() => {
    if (platform !== 'darwin') return;
    // A failure to mark the window is ignored, because the status line shows unsaved changes too.
    invoke('app.markEdited', { edited }).catch(() => undefined);
  }, [edited, platform]);
}
