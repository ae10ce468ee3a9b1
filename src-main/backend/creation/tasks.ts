import { randomUUID } from 'node:crypto';
import { RawValue } from '#shared/record/raw-value.ts';
import { type Industry, industryNamed } from '../data/industries/index.ts';
import type { Db } from '../db/open.ts';
import type { BackendOptions } from '../options.ts';
import type { SiteRepo } from '../sites/site-repo.ts';
import { newSite } from './new-site.ts';
import { slugFrom } from './slug.ts';

export interface TaskState {
  status: 'pending' | 'in_progress' | 'completed' | 'failed';
  result: { slug: string } | null;
  error: string | null;
}

interface TaskRow {
  id: string;
  fb_slug: string;
  industry: string;
  stock: number;
  created_at: number;
  due_at: number;
  status: 'open' | 'completed' | 'failed';
  slug: string | null;
  error: string | null;
}

export interface CreationTasks {
  start(request: { fbSlug: string; industry: Industry; stock: boolean }): string;
  state(taskId: string): TaskState | undefined;
  stop(): void;
}

/** Creation tasks are in the database: a task that ran when the backend stopped continues when it starts again. */
export function createCreationTasks(db: Db, sites: SiteRepo, { taskMs, product }: BackendOptions): CreationTasks {
  const find = db.prepare<[string], TaskRow>('SELECT * FROM creation_task WHERE id = ?');
  const insert = db.prepare(
    `INSERT INTO creation_task (id, fb_slug, industry, stock, created_at, due_at, status) VALUES (?, ?, ?, ?, ?, ?, 'open')`,
  );
  const finish = db.prepare('UPDATE creation_task SET status = ?, slug = ?, error = ? WHERE id = ?');
  const timers = new Set<NodeJS.Timeout>();

  const run = db.transaction((id: string) => {
    const task = find.get(id);
    if (task?.status !== 'open') return;
    const slug = slugFrom(task.fb_slug);
    const industry = industryNamed(task.industry);
    if (!industry || sites.isTaken(slug) || sites.fromFbSlug(task.fb_slug)) {
      finish.run('failed', null, `A site for “${task.fb_slug}” already exists.`, id);
      return;
    }
    const site = newSite({
      sitePk: sites.newPk(),
      slug,
      fbSlug: task.fb_slug,
      industry,
      stock: task.stock === 1,
      contactField: `${product.toLowerCase()}_contact_id`,
    });
    sites.put(RawValue.parse(JSON.stringify(site)), null);
    finish.run('completed', slug, null, id);
  });

  function schedule(id: string, dueAt: number): void {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        run(id);
      },
      Math.max(0, dueAt - Date.now()),
    );
    timers.add(timer);
  }

  for (const task of db.prepare<[], TaskRow>(`SELECT * FROM creation_task WHERE status = 'open'`).all()) {
    schedule(task.id, task.due_at);
  }

  return {
    start({ fbSlug, industry, stock }) {
      const [id, now] = [randomUUID(), Date.now()];
      insert.run(id, fbSlug, String(industry.id), stock ? 1 : 0, now, now + taskMs);
      schedule(id, now + taskMs);
      return id;
    },
    state(taskId) {
      const task = find.get(taskId);
      if (!task) return undefined;
      const waiting = Date.now() - task.created_at < taskMs / 6 ? 'pending' : 'in_progress';
      return {
        status: task.status === 'open' ? waiting : task.status,
        result: task.slug === null ? null : { slug: task.slug },
        error: task.error,
      };
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
