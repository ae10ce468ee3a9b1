import { Button, Group, Kbd, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { useQuery } from '../../../bridge/hooks.ts';
import { useAppInfo } from '../../../state/app-info.ts';
import { tabRoute } from '../../../state/tabs.ts';
import { keysLabel } from '../../../ui/keys.ts';
import classes from '../new-site.module.css';
import { SuggestedRows } from './site-rows.tsx';

/** Whether the user has dismissed the welcome on this computer. */
const welcome = createStore<{ read: boolean }>()(
  persist((): { read: boolean } => ({ read: false }), { name: 'welcome' }),
);

/**
 * Shown while this computer has no sites: a welcome until the user dismisses it, a form that opens a site, and demo
 * sites.
 */
export function FirstSteps() {
  const { data: demos = [] } = useQuery('demos.list', {});
  const read = useStore(welcome, (state) => state.read);
  return (
    <>
      {!read && <Welcome />}
      <OpenBySlug />
      {demos.length > 0 && (
        <section aria-labelledby="demos-title">
          <Title order={3} id="demos-title" className={classes.demosHead}>
            Or try a demo site
          </Title>
          <SuggestedRows sites={demos} />
        </section>
      )}
    </>
  );
}

function Welcome() {
  const { productName } = useAppInfo();
  return (
    <section className={classes.welcome} aria-labelledby="welcome-title">
      <Group justify="space-between" wrap="nowrap">
        <Title order={3} id="welcome-title">
          Welcome to {productName}
        </Title>
        <Button size="compact-sm" variant="subtle" onClick={() => welcome.setState({ read: true })}>
          Got it
        </Button>
      </Group>
      <ol className={classes.steps}>
        <li>
          <strong>Open or create a site.</strong> What was opened once stays on this computer, also without the network.
        </li>
        <li>
          <strong>Fill in what is missing.</strong> <Kbd size="xs">{keysLabel('next-need')}</Kbd> goes from one field to
          the next; each edit is kept as you type.
        </li>
        <li>
          <strong>Save and publish.</strong> <Kbd size="xs">{keysLabel('save')}</Kbd> sends it to the server,{' '}
          <Kbd size="xs">{keysLabel('publish')}</Kbd> shows it to visitors. <Kbd size="xs">{keysLabel('palette')}</Kbd>{' '}
          finds everything.
        </li>
      </ol>
    </section>
  );
}

/** A form that opens a site of the server by its slug, because the sites of colleagues are not on this computer yet. */
function OpenBySlug() {
  const [slug, setSlug] = useState('');
  const navigate = useNavigate();
  const wanted = slug.trim();
  const open = (event: FormEvent): void => {
    event.preventDefault();
    if (wanted !== '') void navigate(tabRoute('basicInfo', wanted));
  };
  return (
    <form onSubmit={open} className={classes.open}>
      <TextInput
        label="Open a site by its slug"
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        description="No sites on this computer yet. Those of your colleagues are on the server."
        placeholder="joes-plumbing"
        autoComplete="off"
        spellCheck={false}
        value={slug}
        onChange={(event) => setSlug(event.currentTarget.value)}
        flex={1}
      />
      <Button type="submit" variant="default" disabled={wanted === ''}>
        Open
      </Button>
    </form>
  );
}
