import { ActionIcon, Button, Group, Text, UnstyledButton } from '@mantine/core';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { counted } from '#shared/domain/counted.ts';
import { consentWords, type Entry } from '#shared/domain/map/entries.ts';
import { pictureAddress, thumbnailAddress } from '#shared/domain/site/picture-address.ts';
import { Fact, Facts } from '../facts.tsx';
import { Lightbox } from '../lightbox.tsx';
import { exactTime } from '../time.ts';
import classes from './map-canvas.module.css';

interface EntryDetailProps {
  /** one, or several at the same place */
  entries: readonly Entry[];
  /** number of all entries at the place, also of those that are not listed */
  count: number;
  /** shows the facts of one of several entries */
  onChoose?: (entry: Entry) => void;
  onClose: () => void;
  /** undefined if entries cannot be deleted */
  onDelete: DeleteEntry | undefined;
}

/** Deletes an entry after the user has confirmed the deletion. Resolves to true if the entry was deleted. */
export type DeleteEntry = (entry: Entry) => Promise<boolean>;

/** The facts of one entry, or a list of several entries at the same place. */
export function EntryDetail({ entries, count, onChoose, onClose, onDelete }: EntryDetailProps) {
  const [first] = entries;
  const close = useRef<HTMLButtonElement>(null);
  const [photo, setPhoto] = useState<number>();
  useEffect(() => close.current?.focus(), [first?.key, count]);
  const title = entries.length === 1 && first ? first.name : `${counted(count, 'entry', 'entries')} here`;
  const inLarge = photo === undefined ? undefined : first?.photos[photo];
  const detail = (
    <section
      className={classes.detail}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs" mb="xs">
        <Text fw={600}>{title}</Text>
        <ActionIcon ref={close} size="sm" aria-label="Close" onClick={onClose}>
          <X size={16} aria-hidden />
        </ActionIcon>
      </Group>
      {entries.length === 1 && first ? (
        <>
          <EntryFacts entry={first} onPhoto={setPhoto} />
          {onDelete && first.kind === 'text' && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              mt="xs"
              onClick={() => void onDelete(first).then((isGone) => isGone && onClose())}
            >
              Delete
            </Button>
          )}
        </>
      ) : (
        <ul>
          {entries.map((entry) => (
            <li key={entry.key}>
              <UnstyledButton fz="sm" onClick={() => onChoose?.(entry)}>
                {entry.name}
                <Text size="xs" c="dimmed" truncate>
                  {entry.kind === 'text' ? 'Text' : 'Pro'} · {entry.address}
                </Text>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
  return (
    <>
      {detail}
      {first && photo !== undefined && inLarge !== undefined && (
        <Lightbox
          name={`Photo from ${first.name}`}
          place={photo}
          count={first.photos.length}
          onPlace={setPhoto}
          onClose={() => setPhoto(undefined)}
          words={first.message}
        >
          {(className) => (
            <img
              className={className}
              src={pictureAddress(inLarge)}
              alt={`Sent with the message, ${photo + 1} of ${first.photos.length}`}
            />
          )}
        </Lightbox>
      )}
    </>
  );
}

function EntryFacts({ entry, onPhoto }: { entry: Entry; onPhoto: (place: number) => void }) {
  const { kind, phone, email, address, city, regionName, message, photos, receivedAt, proName, droppedTexts } = entry;
  const facts = [
    ['Kind', kind === 'text' ? 'Text' : 'Pro'],
    ['Phone', phone],
    ['Email', email],
    ['May be texted', consentWords(entry)],
    ['Consent read', entry.consentWording],
    ['Message', message],
    ['Address', address],
    ['Place', [city, regionName].filter(Boolean).join(', ')],
    ['Sent to', proName],
    ['Received', receivedAt === undefined ? '' : exactTime(receivedAt)],
    ['No longer kept', droppedTexts === 0 ? '' : counted(droppedTexts, 'older text')],
  ].filter(([, value]) => value !== '');
  return (
    <Facts dense>
      {facts.map(([name = '', value]) => (
        <Fact key={name} name={name}>
          {name === 'Message' ? <div className={classes.message}>{value}</div> : value}
        </Fact>
      ))}
      {photos.length > 0 && (
        <Fact name="Photos">
          {photos.map((address, at) => (
            <UnstyledButton key={address} className={classes.photo} onClick={() => onPhoto(at)}>
              <img
                src={thumbnailAddress(address)}
                alt={`Sent with the message, ${at + 1} of ${photos.length}`}
                loading="lazy"
              />
            </UnstyledButton>
          ))}
        </Fact>
      )}
    </Facts>
  );
}
