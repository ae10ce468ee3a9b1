import { describeChange, type FleetChange, typedTexts } from '#shared/domain/fleet/change.ts';
import { notFound } from '#shared/domain/fleet/plan.ts';
import type { FleetFilter } from '#shared/domain/fleet/filter.ts';
import type { FleetRun, FleetSite } from '#shared/ipc/fleet.ipc.ts';
import type { RunRow } from '../../store/fleet-repo.ts';
import { isTradeWord } from '../../spelling/trade-words.ts';
import type { HandlersOf } from '../handlers.ts';
import { exportFile } from '../kit/export-file.ts';
import { DomainWatch } from './domain-watch.ts';
import { driftOf } from './drift.ts';
import { fetchSites } from './fetch-sites.ts';
import { healthCounts, healthOf } from './health.ts';
import { planFor } from './planned.ts';
import type { CurrentSite, FleetPorts } from './ports.ts';
import { createFleetQuestions } from './questions.ts';
import { differencesOf, reviewSites } from './review.ts';
import { FleetRunner } from './runner.ts';
import { Sameness } from './sameness/index.ts';
import { SiteIndex } from './site-index.ts';
import { filterSites, tableOf } from './table.ts';
import { planBack } from './take-back.ts';

export type { FleetPorts } from './ports.ts';

export interface FleetFeature {
  handlers: HandlersOf<'fleet'>;
  /** Continues the changes that were under way when the app ended. The app calls it once at the start. */
  resume(): void;
  close(): void;
}

/** Handles the table of all sites on this computer, and changes over many of them. */
export function fleetFeature(ports: FleetPorts): FleetFeature {
  const { store, broadcast } = ports;
  const index = new SiteIndex(ports);
  const runner = new FleetRunner(ports);
  const questions = createFleetQuestions(ports);
  const domains = new DomainWatch(ports);
  const sameness = new Sameness(ports);
  const { fleet, fleetViews, sites: summaries } = store;

  function viewOf({ id, at, person, state, reason, content }: RunRow): FleetRun {
    const { title, then, takesBack } = content;
    const by = person === store.owners.current ? 'you' : person;
    return {
      ...{ id, title, at, then, state, reason },
      ...(person !== '' && { by }),
      ...(takesBack !== undefined && { takesBack }),
      counts: fleet.counts(id),
    };
  }

  const healthOfAll = (sites: readonly FleetSite[]) =>
    healthOf(ports, sites, { answers: domains.answers(), shared: sameness.all() });
  const filtered = (filter: FleetFilter) => filterSites(ports, filter, healthOfAll);

  /**
   * Returns an array with one sentence, which lists the misspelt words in the texts that were typed for the change;
   * an empty array if no word is misspelt.
   */
  async function misspeltIn(change: FleetChange): Promise<string[]> {
    const texts = typedTexts(change);
    const found = texts.length > 0 ? await ports.spelling.check(texts.join('\n')) : [];
    const words = found.filter((word) => !store.dictionary.has(word) && !isTradeWord(word));
    return words.length > 0 ? [`Possible misspellings: ${words.join(', ')}.`] : [];
  }

  const unsavable = () => {
    const known = index.unsavable();
    return (slug: string) => known.get(slug);
  };

  return {
    handlers: {
      'fleet.sites': ({ fields }) => {
        const unread = index.catchUp();
        const texts = fields.map((field) => [field, Object.fromEntries(store.siteIndex.texts(field))] as const);
        return { sites: tableOf(ports), texts: Object.fromEntries(texts), unread };
      },
      'fleet.filter': (filter) => {
        index.catchUp();
        return filtered(filter);
      },
      'fleet.drift': ({ slug }, { signal }) => driftOf(ports, slug, signal),
      'fleet.shared': ({ slug }) => {
        if (index.catchUp() === 0) sameness.catchUp();
        return sameness.of(slug);
      },
      'fleet.health': () => {
        const unread = index.catchUp();
        if (unread === 0) sameness.catchUp();
        return { rules: healthCounts(healthOfAll(tableOf(ports))), unread, due: domains.catchUp() };
      },
      'fleet.fetch': ({ slugs }, context) => fetchSites(ports, slugs, context),
      'fleet.review': async ({ slugs, change }, context) => {
        const [step] = change.steps;
        const standing = index.membersWith(change);
        const reasonAgainst = (slug: string) =>
          step?.kind === 'replace' && standing?.get(slug)?.size === 0 ? notFound(step.term) : undefined;
        const planOf = (current: CurrentSite, slug: string) =>
          planFor(store, current, slug, change, standing?.get(slug));
        const doubts = await misspeltIn(change);
        return reviewSites(ports, slugs, { planOf, reasonAgainst, doubts, unsavable: unsavable() }, context);
      },
      'fleet.differences': ({ slug, change }) => differencesOf(ports, slug, change),
      'fleet.apply': ({ change, sites, then, canary }) => {
        const first = canary < sites.length ? canary : 0;
        return { id: runner.add({ title: describeChange(change), change, then, canary: first }, sites) };
      },
      'fleet.runs': () => fleet.runs().map(viewOf),
      'fleet.run': ({ id }) => ({
        run: viewOf(runner.find(id)),
        sites: fleet.sites(id).map(({ slug, state, reason }) => {
          return { slug, companyName: summaries.summary(slug)?.companyName ?? '', state, reason };
        }),
      }),
      'fleet.questions': ({ id }) => questions.list(runner.find(id).id),
      'fleet.answer': ({ id, answers }) => {
        questions.answer(runner.find(id).id, answers);
        return {};
      },
      'fleet.pause': ({ id }) => {
        runner.pause(id);
        return {};
      },
      'fleet.goOn': ({ id, again }) => {
        runner.goOn(id, again);
        return {};
      },
      'fleet.stop': ({ id }) => {
        runner.stop(id);
        return {};
      },
      'fleet.reviewBack': ({ id, slugs }, context) => {
        runner.find(id);
        const made = fleet.sites(id, ['edited', 'sending', 'asks', 'failed', 'done']).map(({ slug }) => slug);
        const asked = slugs ? made.filter((slug) => slugs.includes(slug)) : made;
        const planOf = (current: CurrentSite, slug: string) => {
          const kept = runner.keptOf(id, slug);
          return kept && planBack(current, kept);
        };
        return reviewSites(ports, asked, { planOf, unsavable: unsavable() }, context);
      },
      'fleet.takeBack': ({ id, sites }) => {
        const { content } = runner.find(id);
        const title = `Take back: ${content.title}`;
        return { id: runner.add({ title, then: content.then, takesBack: id, canary: 0 }, sites) };
      },
      'fleet.export': ({ name, content }) =>
        exportFile(ports.chooseFile, { title: 'Save the table', name, format: 'csv', content }),
      'fleet.views': () => {
        index.catchUp();
        return fleetViews.list().map(({ name, filter }) => {
          return { name, filter, count: filtered(filter).length };
        });
      },
      'fleet.putView': ({ name, filter }) => {
        fleetViews.put(name, filter);
        broadcast('fleet.changed', {});
        return {};
      },
      'fleet.removeView': ({ name }) => {
        fleetViews.remove(name);
        broadcast('fleet.changed', {});
        return {};
      },
    },
    resume: () => runner.goOnAll(),
    close() {
      index.close();
      domains.close();
      sameness.close();
      runner.close();
    },
  };
}
