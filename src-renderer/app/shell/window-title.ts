import { useEffect } from 'react';
import { invoke } from '../../bridge/client.ts';
import { useAppInfo } from '../../state/app-info.ts';

/**
 * Names the window after its site and tab, or after its page, and marks it while the site has unsaved changes: a Mac does
 * that in the window’s own button, elsewhere a dot stands in the title.
 */
export function useWindowTitle(subject: string, part?: string, edited = false): void {
  const { productName, platform } = useAppInfo();
  useEffect(() => {
    const mark = edited && platform !== 'darwin' ? '• ' : '';
    document.title = mark + [subject || productName, part].filter(Boolean).join(' – ');
  }, [subject, part, edited, platform, productName]);
  useEffect(() => {
    if (platform !== 'darwin') return;
    // Only a mark: where it fails, the status line says the same.
    invoke('app.markEdited', { edited }).catch(() => undefined);
  }, [edited, platform]);
}
