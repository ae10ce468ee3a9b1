import { Title } from '@mantine/core';
import { useState } from 'react';
import type { Creation } from '#shared/ipc/creation.ipc.ts';
import classes from './new-site.module.css';
import { CreateForm, type NewSiteEntry } from './parts/create-form.tsx';
import { Creations } from './parts/creations.tsx';
import { RecentSites } from './parts/recent-sites.tsx';
import { type NewSiteRequest, useNewSite } from './queries.ts';

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
  /** the last entry that was submitted: a form that differs from it is about another site */
  const [asked, setAsked] = useState(blank);
  const [started, setStarted] = useState(0);
  const newSite = useNewSite(entry !== blank && entry !== asked);

  const create = async (request: NewSiteRequest): Promise<void> => {
    setAsked(entry);
    if (!(await newSite.create(request))) return;
    setEntry((now) => (now === entry ? blank : now));
    setStarted(started + 1);
  };
  const retry = ({ id, fbSlug, industryName, contact = null, domain = '', copyOf: slug, hasTask }: Creation): void => {
    if (hasTask) return newSite.follow(id);
    const copyOf = slug === undefined ? undefined : { slug, companyName: '' };
    setEntry({ ...blank, slug: fbSlug, industryName, contact, domain, copyOf });
    newSite.dismiss(id);
  };

  return (
    <div className={classes.page}>
      <section className={classes.create} aria-labelledby="create-title">
        <Title order={1} id="create-title" mb="md">
          Create a Site
        </Title>
        <Creations
          creations={newSite.creations}
          onCancel={newSite.cancel}
          onDismiss={newSite.dismiss}
          onRetry={retry}
        />
        <CreateForm
          key={`${started} ${entry.copyOf?.slug}`}
          entry={entry}
          onEntry={setEntry}
          onCreate={create}
          starting={newSite.starting}
          failure={entry === asked ? newSite.failure : undefined}
        />
      </section>
      <RecentSites
        onDuplicate={({ slug, companyName, industry }) =>
          setEntry({ ...blank, industryName: industry, copyOf: { slug, companyName } })
        }
      />
    </div>
  );
}
