import { Group, SegmentedControl, Title } from '@mantine/core';
import { useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import type { Creation } from '#shared/ipc/creation.ipc.ts';
import classes from './new-site.module.css';
import { CreateForm, type NewSiteEntry } from './parts/create-form.tsx';
import { hasMany } from './many.ts';
import { ManyForm } from './parts/many-form.tsx';
import { Creations } from './parts/creations.tsx';
import { RecentSites } from './parts/recent-sites.tsx';
import { type NewSiteRequest, useNewSite } from './queries.ts';

const amounts = [
  { value: 'one', label: 'One' },
  { value: 'many', label: 'Many' },
];

const blank: NewSiteEntry = {
  slug: '',
  industryId: null,
  industryName: '',
  contact: null,
  domain: '',
  copyOf: undefined,
};

export default function NewSiteScreen() {
  const [entry, setEntry] = useState(blank);
  /** The last submitted entry. If the form has an entry other than `submitted` and `blank`, the user is entering a site. */
  const [submitted, setSubmitted] = useState(blank);
  const [started, setStarted] = useState(0);
  const [amount, setAmount] = useState(() => (hasMany() ? 'many' : 'one'));
  /** Slug of the site from which the user came to this screen. */
  const leftSlug = (useLocation() as Location<{ left?: string } | null>).state?.left;
  const newSite = useNewSite(amount === 'many' || (entry !== blank && entry !== submitted));

  const create = async (request: NewSiteRequest): Promise<void> => {
    setSubmitted(entry);
    if (!(await newSite.create(request))) return;
    setEntry((now) => (now === entry ? blank : now));
    setStarted(started + 1);
  };
  const retry = ({ id, fbSlug, industryName, contact, domain = '', copyOf: slug, hasTask }: Creation): void => {
    if (hasTask) return newSite.follow(id);
    setAmount('one');
    const copyOf = slug === undefined ? undefined : { slug, companyName: '' };
    setEntry({ ...blank, slug: fbSlug, industryName, contact: contact ?? null, domain, copyOf });
    newSite.dismiss(id);
  };

  return (
    <div className={classes.page}>
      <section className={classes.create} aria-labelledby="create-title">
        <Group justify="space-between" mb="md">
          <Title order={1} id="create-title">
            Create a Site
          </Title>
          <SegmentedControl size="xs" aria-label="How many sites" data={amounts} value={amount} onChange={setAmount} />
        </Group>
        <Creations
          creations={newSite.creations}
          onCancel={newSite.cancel}
          onDismiss={newSite.dismiss}
          onRetry={retry}
        />
        {amount === 'many' ? (
          <ManyForm />
        ) : (
          <CreateForm
            key={`${started} ${entry.copyOf?.slug}`}
            entry={entry}
            onEntry={setEntry}
            onCreate={create}
            starting={newSite.starting}
            failure={entry === submitted ? newSite.failure : undefined}
            autoFocus={leftSlug === undefined}
          />
        )}
      </section>
      <RecentSites
        focusedSlug={leftSlug}
        onDuplicate={({ slug, companyName, industry }) => {
          setAmount('one');
          setEntry({ ...blank, industryName: industry, copyOf: { slug, companyName } });
        }}
      />
    </div>
  );
}
