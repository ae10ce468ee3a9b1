import { randomUUID } from 'node:crypto';
import { productNames } from '#shared/domain/product-names.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { forServer } from '#shared/record-catalogue/server-forms.ts';
import { type Industry, industryNamed } from '../data/industries/index.ts';
import { isPostgres } from '../db/dialect.ts';
import { type Db, inTransaction } from '../db/tables.ts';
import type { BackendOptions } from '../options.ts';
import { report } from '../report.ts';
import type { SitesOn } from '../sites/site-repo.ts';
import { newSite } from './new-site.ts';
import { slugFrom } from './slug.ts';

export interface TaskState {
  status: 'pending' | 'in_progress' | 'completed' | 'failed';
  result: { slug: string } | null;
  error: string | null;
}

export interface CreationTasks {
  start(request: { fbSlug: string; industry: Industry; stock: boolean }): Promise<string>;
  state(taskId: string): Promise<TaskState | undefined>;
  /** Starts no further tasks, and resolves when the running tasks have ended. */
  stop(): Promise<void>;
}

/**
 * Milliseconds from the due time of a task, after which another server may take over the task. It is also the time
 * between two searches for such tasks.
 */
const LATE_MS = 5000;
const GIVEN_UP_MS = 10 * 60_000;

const reportFailure = (error: unknown): void => report('A site could not be created; it is tried again:', error);

const reportMissed = (error: unknown): void =>
  report('Sites whose server has ended could not be looked for; that is tried again:', error);

/**
 * Creates the service for creation tasks. Tasks are stored in the database: a task that had not ended when the backend
 * stopped is run after the restart.
 */
export async function createCreationTasks(
  db: Db,
  sitesOn: SitesOn,
  { taskMs, product }: BackendOptions,
): Promise<CreationTasks> {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  const run = (id: string): Promise<void> =>
    inTransaction(db, async (tx) => {
      const task = await tx
        .selectFrom('creation_task')
        .selectAll()
        .where('id', '=', id)
        // On PostgreSQL another server with the same task waits here, and then finds the task done.
        .$if(isPostgres(tx), (row) => row.forUpdate())
        .executeTakeFirst();
      if (task?.status !== 'open') return;
      const finish = (outcome: { status: 'completed' | 'failed'; slug?: string; error?: string }) =>
        tx.updateTable('creation_task').set(outcome).where('id', '=', id).execute();
      const sites = sitesOn(tx);
      const slug = slugFrom(task.fb_slug);
      const industry = industryNamed(task.industry);
      if (!industry || (await sites.isTaken(slug)) || (await sites.fromFbSlug(task.fb_slug))) {
        await finish({ status: 'failed', error: `A site for “${task.fb_slug}” already exists.` });
        return;
      }
      const site = newSite({
        sitePk: await sites.newPk(),
        slug,
        fbSlug: task.fb_slug,
        industry,
        stock: task.stock === 1,
        contactField: productNames(product).contactField,
      });
      await sites.put(forServer(RawValue.parse(JSON.stringify(site))), null);
      await finish({ status: 'completed', slug });
    });

  function track(work: Promise<void>): void {
    const tracked = work.finally(() => running.delete(tracked));
    running.add(tracked);
  }

  function schedule(id: string, dueAt: number): void {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        track(run(id).catch(reportFailure));
      },
      Math.max(0, dueAt - Date.now()),
    );
    timers.add(timer);
  }

  /**
   * Creates the sites of overdue tasks, whose server has probably ended. Overdue tasks that are older than GIVEN_UP_MS
   * are marked as failed instead.
   */
  async function takeOver(): Promise<void> {
    const now = Date.now();
    const late = await db
      .selectFrom('creation_task')
      .select(['id', 'created_at'])
      .where('status', '=', 'open')
      .where('due_at', '<', now - LATE_MS)
      .execute();
    for (const { id, created_at } of late) {
      if (created_at > now - GIVEN_UP_MS) await run(id).catch(reportFailure);
      else await giveUp(id);
    }
  }

  const giveUp = (id: string) =>
    db
      .updateTable('creation_task')
      .set({ status: 'failed', error: 'The site could not be created. Please try again.' })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .execute();

  const open = await db.selectFrom('creation_task').select(['id', 'due_at']).where('status', '=', 'open').execute();
  for (const task of open) schedule(task.id, task.due_at);
  // Only one server uses an SQLite database, so there are no tasks of other servers to take over.
  const rounds = isPostgres(db) ? setInterval(() => track(takeOver().catch(reportMissed)), LATE_MS) : undefined;

  return {
    async start({ fbSlug, industry, stock }) {
      const [id, now] = [randomUUID(), Date.now()];
      await db
        .insertInto('creation_task')
        .values({
          id,
          fb_slug: fbSlug,
          industry: String(industry.id),
          stock: stock ? 1 : 0,
          created_at: now,
          due_at: now + taskMs,
          status: 'open',
        })
        .execute();
      schedule(id, now + taskMs);
      return id;
    },
    async state(taskId) {
      const task = await db.selectFrom('creation_task').selectAll().where('id', '=', taskId).executeTakeFirst();
      if (!task) return undefined;
      const waiting = Date.now() - task.created_at < taskMs / 6 ? 'pending' : 'in_progress';
      return {
        status: task.status === 'open' ? waiting : task.status,
        result: task.slug === null ? null : { slug: task.slug },
        error: task.error,
      };
    },
    async stop() {
      clearInterval(rounds);
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
