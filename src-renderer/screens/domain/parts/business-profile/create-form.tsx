import { Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { addressOf, INVALID_ADDRESS, parseAddress } from '#shared/domain/business-profile/address.ts';
import { categoryOf } from '#shared/domain/business-profile/listing.ts';
import { text } from '#shared/record/readers.ts';
import type { Output } from '#shared/ipc/contract.ts';
import { asBridgeError, invoke } from '../../../../bridge/client.ts';
import { currentSite, useOfflineReason } from '../../../../state/draft.ts';
import { useKeptForm } from '../../../../state/kept-form.ts';
import { ErrorText } from '../../../../ui/error-text.tsx';
import { FormGrid, FullWidth } from '../../../../ui/form-grid.tsx';
import { ReasonButton } from '../../../../ui/reason-button.tsx';
import { UnknownOutcome } from '../unknown-outcome.tsx';
import { adminProblem, categoryChoices } from './model.ts';
import type { Profile } from './use-profile.ts';

interface CreateFormProps {
  profile: Profile;
  unknownCreation: boolean;
  onCreated: (created: Output<'businessProfile.create'>) => void;
}

interface Wish {
  address: string;
  categoryId: string;
  adminEmail: string;
}

/** Errors of the fields. `listing` says why the listing could not be created although all fields are valid. */
type Problems = Partial<Record<keyof Wish | 'listing', string | undefined>>;

function problemsOf({ address, categoryId, adminEmail }: Wish): Problems {
  return {
    address: parseAddress(address) ? undefined : INVALID_ADDRESS,
    categoryId: categoryId === '' ? 'Choose a category from the list.' : undefined,
    adminEmail: adminProblem(adminEmail),
  };
}

export function CreateForm({ profile: { slug, refetch }, unknownCreation, onCreated }: CreateFormProps) {
  const [wish, setWish] = useKeptForm<Wish>(`listing ${slug}`, () => ({
    address: addressOf(currentSite()),
    categoryId: categoryOf(currentSite()),
    adminEmail: text(currentSite().email).trim(),
  }));
  const [problems, setProblems] = useState<Problems>({});
  const [running, setRunning] = useState(false);
  const change = (field: keyof Wish, value: string): void => {
    setWish({ ...wish, [field]: value });
    setProblems({ ...problems, [field]: undefined });
  };

  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wrong = problemsOf(wish);
    setProblems(wrong);
    if (Object.values(wrong).some(Boolean) || blocker !== undefined) return;
    setRunning(true);
    try {
      onCreated(await invoke('businessProfile.create', { slug, ...wish }));
      setWish(undefined);
      await refetch();
    } catch (error) {
      const failed = asBridgeError(error);
      const { address } = failed.fieldErrors;
      setProblems(address === undefined ? { listing: failed.message } : { address });
      if (failed.code === 'PROFILE_ACCESS' || failed.code === 'UNKNOWN_OUTCOME') await refetch();
    } finally {
      setRunning(false);
    }
  };
  const offline = useOfflineReason('Creating a listing needs the network');
  const blocker = offline ?? (unknownCreation ? 'Check the status of the last creation first.' : undefined);
  return (
    <form aria-label="New listing" noValidate onSubmit={(event) => void create(event)}>
      <Stack gap="md" align="stretch">
        {unknownCreation && (
          <UnknownOutcome
            slug={slug}
            message="Google did not answer whether the listing was created. It is not asked again by itself."
            refetch={refetch}
            notDone="It was not created"
            settle={() => invoke('businessProfile.notCreated', { slug })}
          />
        )}
        <Text size="sm">
          No listing was found for this company. A new one takes title, phone, website, weekly hours, service area and
          description from the site.
        </Text>
        <FormGrid>
          <FullWidth>
            <TextInput
              label="Business address"
              placeholder="218 Riverside Dr, Asheville, NC 28801, United States"
              value={wish.address}
              error={problems.address}
              description={problems.address === undefined ? 'As Google Maps writes it, with commas.' : undefined}
              onChange={(event) => change('address', event.currentTarget.value)}
            />
          </FullWidth>
          <Select
            label="Primary category"
            placeholder="Search the categories"
            searchable
            data={categoryChoices}
            value={wish.categoryId || null}
            error={problems.categoryId}
            nothingFoundMessage="No category of that name"
            onChange={(categoryId) => change('categoryId', categoryId ?? '')}
          />
          <TextInput
            type="email"
            label="Admin email"
            description="Is invited as manager of the listing."
            value={wish.adminEmail}
            error={problems.adminEmail}
            onChange={(event) => change('adminEmail', event.currentTarget.value)}
          />
        </FormGrid>
        <ErrorText>{problems.listing}</ErrorText>
        <Group>
          <ReasonButton type="submit" loading={running} reason={blocker}>
            Create listing
          </ReasonButton>
        </Group>
      </Stack>
    </form>
  );
}
