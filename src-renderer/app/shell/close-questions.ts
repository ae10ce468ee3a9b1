import { modals } from '@mantine/modals';
import { useEffect } from 'react';

/** Takes open questions back when a link leads to another site: their answers would be carried out on that one. */
export function useCloseQuestions(slug: string): void {
  useEffect(() => () => modals.closeAll(), [slug]);
}
