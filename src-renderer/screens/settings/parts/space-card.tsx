import { Button } from '@mantine/core';
import { invoke } from '../../../bridge/client.ts';
import { useQuery } from '../../../bridge/hooks.ts';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { attempt } from '../../../ui/notify.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { sizeText } from '../model.ts';

/** The disk space that the app uses on this computer, and a button that deletes the cached pictures. */
export function SpaceCard() {
  const { data: space, refetch } = useQuery('settings.space', {}, { staleTime: 0 });
  const clear = (): void =>
    void attempt('The pictures were not deleted', async () => {
      await invoke('settings.clearPictures', {});
      await refetch();
    });
  const size = (bytes: number | undefined): string => (bytes === undefined ? '…' : sizeText(bytes));
  return (
    <SectionCard
      title="Space on this computer"
      purpose="Everything but your work is fetched again when it is needed."
      action={
        <Button variant="default" onClick={clear} disabled={space?.pictures === 0}>
          Delete kept pictures
        </Button>
      }
    >
      <Facts dense>
        <Fact name="Drafts, history and added photos">{size(space?.work)}</Fact>
        <Fact name="Sites for use offline">{size(space?.sites)}</Fact>
        <Fact name="Pictures from the web">{size(space?.pictures)}</Fact>
        <Fact name="Logs">{size(space?.logs)}</Fact>
      </Facts>
    </SectionCard>
  );
}
