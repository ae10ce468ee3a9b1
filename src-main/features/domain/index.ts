import { type DomainState, parkTypes } from '#shared/ipc/domain.ipc.ts';
import type { HandlersOf } from '../handlers.ts';
import { exportFile } from '../kit/export-file.ts';
import { createDraftMarks } from './draft-marks.ts';
import { createOutcomeChecks } from './outcome-checks.ts';
import { createMarkedActions } from './marked-actions.ts';
import { createOnceActions } from './once-actions.ts';
import type { DomainPorts, DomainTarget } from './ports.ts';
import { isSecureAddress } from './secure-address.ts';

const INSECURE = 'A domain is only bought over a secure connection (https) to the server.';

/**
 * Handles domain and DNS of the open sites. Successful actions for which the record has a member are noted in the
 * draft; a failure is kept until the action is tried again.
 */
export function domainFeature(ports: DomainPorts): HandlersOf<'domain'> {
  const { client, actor } = ports;
  const changed = (domain: string) => ports.broadcast('domain.changed', { domain });
  const note = createDraftMarks(ports);
  const once = createOnceActions({ ...ports, note, changed });
  const marked = createMarkedActions({ ...ports, changed });
  const lookers = createOutcomeChecks(client);
  const isSecure = async () => isSecureAddress(await ports.backendUrl());
  /**
   * Returns the target with the site's present slug, which may have changed since the site was opened.
   * @throws AppError NOT_OPEN
   */
  const current = ({ slug, domain }: DomainTarget): DomainTarget => ({ slug: actor(slug).slug, domain });

  async function state({ slug, domain }: DomainTarget): Promise<DomainState> {
    const park = once.last('park', domain);
    const parkedAs = parkTypes.find((type) => type === (park?.request as { type?: string } | undefined)?.type);
    return {
      purchase: once.standing('purchase', domain),
      dns: once.standing('dns', domain),
      park: once.standing('park', domain),
      external: marked.standing('external', slug, domain),
      index: marked.standing('index', slug, domain),
      snapshot: marked.standing('snapshot', slug, domain),
      ...((await isSecure()) ? {} : { insecure: INSECURE }),
      ...(parkedAs && { parkedAs }),
    };
  }

  return {
    'domain.state': (target) => {
      actor(target.slug);
      return state(target);
    },

    'domain.check': ({ slug, domain }, { signal }) =>
      client.domain.checkAvailability(domain, actor(slug).slug, { signal }),

    // The purchase is not cancelled when the user leaves the screen, because then nobody would know whether the domain
    // was bought.
    'domain.buy': async ({ agreed, ...target }) => {
      const { slug, domain } = current(target);
      if (!once.isBought(domain) && (await isSecure())) {
        await once.run('purchase', { slug, domain }, { slug, agreed }, () => client.domain.purchase(domain, slug));
      }
      return state(target);
    },

    'domain.configureDns': async (target) => {
      const { slug, domain } = current(target);
      await once.run('dns', { slug, domain }, { slug }, () => client.domain.configureDns(domain, slug));
      return state(target);
    },

    'domain.park': async ({ type, ...target }) => {
      await once.run('park', current(target), { type }, () => client.domain.park(target.domain, type));
      return state(target);
    },

    /** Asks the server whether an action of unknown outcome was carried out. Does not repeat the action. */
    'domain.lookInto': async ({ action, ...target }, { signal }) => {
      const asked = current(target);
      if (once.standing(action, target.domain).state === 'unknown') {
        once.settle(action, asked, await lookers[action](asked, { signal }));
      }
      return state(target);
    },

    'domain.settle': ({ action, done, ...target }) => {
      once.settle(action, current(target), { state: done ? 'done' : 'failed', byUser: true });
      return state(target);
    },

    'domain.useExternal': async (target) => {
      await marked.run('external', target, async () => {
        const asked = current(target);
        const balancer = await client.domain.configureExternal(asked.slug);
        note(asked, { load_balancer_config: { ...balancer } });
      });
      return state(target);
    },

    'domain.index': async (target) => {
      await marked.run('index', target, () => client.domain.index(target.domain));
      return state(target);
    },

    'domain.snapshot': async (target) => {
      await marked.run('snapshot', target, () => client.domain.snapshot(target.domain, actor(target.slug).slug));
      return state(target);
    },

    'domain.exportRedirects': ({ slug, csv }) =>
      exportFile(ports.chooseFile, {
        title: 'Export redirects',
        name: `${slug} redirects`,
        format: 'csv',
        content: csv,
      }),
  };
}
