import { useState } from 'react';
import { useNewSite } from './queries.ts';
import classes from './new-site.module.css';
import { CreateForm, type NewSiteEntry } from './parts/create-form.tsx';
import { Creating } from './parts/creating.tsx';
import { RecentSites } from './parts/recent-sites.tsx';
import { Title } from '@mantine/core';

const blank: NewSiteEntry = { slug: '', industryId: null, copyOf: undefined };

export default function NewSiteScreen() {
  const [entry, setEntry] = useState(blank);
  const newSite = useNewSite();
  return (
    <div className={classes.page}>
      <section className={classes.create} aria-labelledby="create-title">
        <Title order={1} id="create-title" mb="md">
          Create a Site
        </Title>
        {newSite.working ? (
          <Creating creation={newSite.working} onCancel={newSite.cancel} />
        ) : (
          <CreateForm
            key={entry.copyOf?.slug}
            entry={entry}
            onEntry={setEntry}
            onCreate={newSite.create}
            starting={newSite.starting}
            failure={newSite.failure}
          />
        )}
      </section>
      <RecentSites onDuplicate={(site) => setEntry({ ...blank, copyOf: site })} />
    </div>
  );
}
