import { useEffect } from 'react';
import { useAppInfo } from '../../state/app-info.ts';

/** Names the window after its site and tab, or after its page. */
export function useWindowTitle(subject: string, part?: string): void {
  const { productName } = useAppInfo();
  useEffect(() => {
    document.title = [subject || productName, part].filter(Boolean).join(' – ');
  }, [subject, part, productName]);
}
