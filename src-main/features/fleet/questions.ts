import type { Confirmed } from '#shared/domain/site/save-questions.ts';
import type { Output } from '#shared/ipc/contract.ts';
import type { RunSite } from '../../store/fleet-repo.ts';
import { questionReasons } from '../../sync/queue/outbox.ts';
import type { FleetPorts } from './ports.ts';

type Asking = Output<'fleet.questions'>;

/** Lists the saves and publishes of a change that need the user, and gives the answers to their questions. */
export function createFleetQuestions({ store, outbox }: Pick<FleetPorts, 'store' | 'outbox'>) {
  const entryOf = ({ slug, entry }: RunSite) => store.outbox.of(slug).find(({ id }) => id === entry);
  const isForgotten = ({ entry, reason }: RunSite): boolean =>
    questionReasons.has(reason) && outbox().question(entry) === undefined;
  const asking = (id: number) => store.fleet.sites(id, ['asks']);

  return {
    /**
     * Returns the saves and publishes that need the user. If a question was lost at a restart of the app, the save or
     * publish is tried again first, which asks the question again.
     */
    async list(id: number): Promise<Asking> {
      const unknown = asking(id).filter(isForgotten);
      await Promise.all(unknown.map(({ slug }) => outbox().drain(slug)));
      return asking(id).map(({ slug, reason, entry }) => {
        const question = outbox().question(entry);
        const companyName = store.sites.summary(slug)?.companyName ?? '';
        return { slug, companyName, reason, ...(question && { question }) };
      });
    },
    answer(id: number, answers: readonly { slug: string; confirmed: Confirmed }[]): void {
      const confirmedFor = new Map(answers.map(({ slug, confirmed }) => [slug, confirmed]));
      for (const site of asking(id)) {
        const [confirmed, entry] = [confirmedFor.get(site.slug), entryOf(site)];
        if (confirmed && entry) outbox().answer(entry, confirmed);
      }
    },
  };
}
