import { Button, Stack, Text } from '@mantine/core';
import { FilePenLine } from 'lucide-react';
import { legalFields, type LegalPage, legalPages, legalText } from '#shared/domain/legal/texts.ts';
import { isBlank } from '#shared/record/readers.ts';
import { setAt } from '#shared/record-catalogue/access.ts';
import { labelAt } from '../../../editor/bound-field.ts';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { currentSite, edit, useSite } from '../../../state/draft.ts';

/** The texts of the pages about privacy and terms. */
export function LegalFields() {
  return (
    <Stack gap="md">
      {legalPages.map((page) => (
        <LegalField key={page} page={page} />
      ))}
      <Text size="sm" c="dimmed">
        A line that begins with ## is a heading. Our texts are a beginning and no legal advice.
      </Text>
    </Stack>
  );
}

function LegalField({ page }: { page: LegalPage }) {
  const path = [legalFields[page]];
  const isEmpty = useSite((site) => isBlank(site[legalFields[page]]));
  const start = (): void => void edit(setAt(currentSite(), path, legalText(page, currentSite())));
  return (
    <TextField
      path={path}
      placeholder="What the record says, in the language of the site"
      action={
        isEmpty && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<FilePenLine size={14} aria-hidden />}
            aria-label={`Start ${labelAt(path)} from our text`}
            onClick={start}
          >
            Start from our text
          </Button>
        )
      }
    />
  );
}
