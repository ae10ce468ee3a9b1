import { z } from 'zod';
import type { Industry } from '#shared/ipc/creation.ipc.ts';
import type { SiteCard } from '#shared/ipc/site.ipc.ts';
import type { CallOptions, Http } from '../http.ts';
import { inMessage, optionalText, wireList, wireText } from '../wire.ts';

export interface SiteToCreate {
  fbSlug: string;
  industry: Industry['id'];
  /** whether to create a stock site: an example that belongs to no customer, with `fbSlug` as its name */
  stock: boolean;
}

export interface TaskStatus {
  /** in lower case: `completed`, `failed`, or another value while the work is in progress */
  status: string;
  /** slug of the created site */
  slug?: string;
  error?: string;
}

const industries = inMessage(
  wireList(z.object({ id: z.union([z.number(), z.string()], 'expected an id'), industry_name: wireText })),
);
const demos = inMessage(
  wireList(
    z.object({
      slug: wireText,
      company_name: optionalText,
      company_type: optionalText,
      city: optionalText,
      state: optionalText,
      thumbnail: optionalText,
    }),
  ),
);
const task = z.object({
  status: wireText,
  result: z.object({ slug: optionalText }).nullish(),
  error: optionalText,
});

export function creationEndpoints(http: Http) {
  return {
    async industries(options: CallOptions = {}): Promise<Industry[]> {
      const call = { ...options, name: 'GET /api/get_all_industries', path: '/api/get_all_industries' };
      const { message } = await http.json(call, industries);
      return message.map(({ id, industry_name }) => ({ id, name: industry_name }));
    },

    /** Returns the demo sites. The app makes this call only to the embedded backend. */
    async demoSites(options: CallOptions = {}): Promise<SiteCard[]> {
      const call = { ...options, name: 'GET /api/demo-sites', path: '/api/demo-sites' };
      const { message } = await http.json(call, demos);
      return message.map(({ company_name, company_type, ...card }) => {
        return { ...card, companyName: company_name, industry: company_type };
      });
    },

    /** Starts the creation of a site. Returns the id of the task that creates it. */
    async create({ fbSlug, industry, stock }: SiteToCreate, options: CallOptions = {}): Promise<string> {
      const body = JSON.stringify({ fbSlug, industry, ...(stock && { stock }) });
      const call = { ...options, name: 'POST /api/landing-pages/', path: '/api/landing-pages/', body };
      return (await http.json(call, z.object({ task_id: wireText }))).task_id;
    },

    async taskStatus(taskId: string, options: CallOptions = {}): Promise<TaskStatus> {
      const path = `/api/tasks/${encodeURIComponent(taskId)}/status/`;
      const call = { ...options, name: 'GET /api/tasks/{task_id}/status/', path, ownStatuses: ['failed'] };
      const answer = await http.json(call, task);
      const slug = answer.result?.slug;
      return {
        status: answer.status.toLowerCase(),
        ...(slug && { slug }),
        ...(answer.error && { error: answer.error }),
      };
    },
  };
}

export type CreationEndpoints = ReturnType<typeof creationEndpoints>;
