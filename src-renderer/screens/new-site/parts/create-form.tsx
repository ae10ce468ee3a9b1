import { Alert, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { CircleAlert, Copy } from 'lucide-react';
import { type FormEvent, useMemo, useState } from 'react';
import { bareDomain, checkDomain, wrongInSource } from '#shared/domain/site/identity.ts';
import type { SiteCard } from '#shared/ipc/site.ipc.ts';
import { openDialog } from '../../../ui/open-dialog.ts';
import { useFirstMatch } from '../../../ui/use-first-match.ts';
import { useReady } from '../../../ui/ready.ts';
import { useQuery } from '../../../bridge/hooks.ts';
import { BUILD_FAILURE, fbSlugOf, optionsMatching, industryOptions, optionNamed } from '../model.ts';
import { ContactSelect } from './contact-select.tsx';
import type { CreationFailure, NewSiteRequest } from '../queries.ts';

/** The content of the form. It stays in the form if a creation could not be started. */
export interface NewSiteEntry {
  slug: string;
  industryId: string | null;
  /** name of the proposed industry, which applies until the user chooses one; '' for none */
  industryName: string;
  /** id of the contact; null for none */
  contact: string | null;
  domain: string;
  /** the site whose content is copied to the new site */
  copyOf: Pick<SiteCard, 'slug' | 'companyName'> | undefined;
}

interface CreateFormProps {
  entry: NewSiteEntry;
  onEntry: (entry: NewSiteEntry) => void;
  onCreate: (request: NewSiteRequest) => Promise<void>;
  starting: boolean;
  /** whether the first field gets the focus at first; ignored while a dialog is open */
  autoFocus: boolean;
  failure: CreationFailure | undefined;
}

export function CreateForm({ entry, onEntry, onCreate, starting, autoFocus, failure }: CreateFormProps) {
  const industries = useQuery('industries.list', {});
  const options = useMemo(() => industryOptions(industries.data ?? []), [industries.data]);
  const { slug, contact, copyOf } = entry;
  const domain = bareDomain(entry.domain) ?? entry.domain.trim();
  const wrongDomain = checkDomain(domain).error;
  /** Whether an error of the domain is shown; false while the user types the domain. */
  const [checked, setChecked] = useState(false);
  const industryId = entry.industryId ?? optionNamed(options, entry.industryName);
  const firstIndustry = useFirstMatch(
    (typed) => optionsMatching(options, typed),
    (id) => onEntry({ ...entry, industryId: id }),
  );
  useReady(industries.data !== undefined || industries.error !== undefined);

  const industry = industries.data?.find(({ id }) => String(id) === industryId);
  const fbSlug = slug.trim();
  const wrong = wrongInSource(fbSlug);
  const complete = fbSlug !== '' && wrong === undefined && industry !== undefined;
  const create = (stock: boolean): void => {
    if (!industry || !complete) return;
    setChecked(true);
    if (wrongDomain !== undefined) return;
    const facts = { ...(contact !== null && { contact }), ...(domain !== '' && { domain }) };
    void onCreate({ fbSlug, industry, stock, ...facts, ...(copyOf && { copyOf: copyOf.slug }) });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    create(false);
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {failure && (
          <Alert role="alert" color="red" icon={<CircleAlert size={18} aria-hidden />} title={failure.text}>
            {failure.reason !== undefined && <Text size="sm">{failure.reason}</Text>}
            {BUILD_FAILURE}
          </Alert>
        )}
        {copyOf && (
          <Alert icon={<Copy size={18} aria-hidden />} title={`Duplicate of ${copyOf.companyName || copyOf.slug}`}>
            The new site gets its content and look, but not its name, logo, address, phone, domain and ids.
          </Alert>
        )}
        <TextInput
          label="Facebook Slug"
          description="The last part of the address of the company’s Facebook page"
          // Not while a dialog such as the command palette is open, because the focus must stay in the dialog.
          autoFocus={autoFocus && openDialog() === undefined}
          autoComplete="off"
          spellCheck={false}
          error={wrong}
          value={slug}
          onChange={(event) => onEntry({ ...entry, slug: fbSlugOf(event.currentTarget.value) })}
        />
        <Select
          label="Industry"
          placeholder={industries.loading && !industries.data ? 'Loading industries' : 'Search industries'}
          searchable
          autoSelectOnBlur
          nothingFoundMessage="No industry goes by that name"
          data={options}
          filter={({ options: all, search }) => optionsMatching(all as typeof options, search)}
          value={industryId}
          onInput={firstIndustry.onInput}
          onBlur={firstIndustry.onBlur}
          onChange={(id) => {
            firstIndustry.chosen();
            onEntry({ ...entry, industryId: id });
          }}
          maxDropdownHeight={280}
          error={industries.error && !industries.data ? industries.error.message : undefined}
        />
        {industries.error && !industries.data && (
          <Button variant="default" onClick={() => void industries.refetch()} loading={industries.loading}>
            Load the industries again
          </Button>
        )}
        <ContactSelect value={contact} onChange={(id) => onEntry({ ...entry, contact: id })} />
        <TextInput
          label="Domain (optional)"
          placeholder="joesplumbing.com"
          autoComplete="off"
          spellCheck={false}
          value={entry.domain}
          error={checked ? wrongDomain : undefined}
          onBlur={() => setChecked(true)}
          onChange={(event) => {
            setChecked(false);
            onEntry({ ...entry, domain: event.currentTarget.value });
          }}
        />
        <Group gap="xs" grow>
          <Button type="submit" disabled={!complete || starting} loading={starting}>
            Create
          </Button>
          {copyOf ? (
            <Button variant="default" onClick={() => onEntry({ ...entry, copyOf: undefined })}>
              Start blank
            </Button>
          ) : (
            <Button variant="default" disabled={!complete || starting} onClick={() => create(true)}>
              Create Stock
            </Button>
          )}
        </Group>
        {!copyOf && (
          <Text size="xs" c="dimmed">
            Create Stock makes a stock site for the industry and takes the slug as its name.
          </Text>
        )}
      </Stack>
    </form>
  );
}
