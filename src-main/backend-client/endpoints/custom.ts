import { z } from 'zod';
import type { ThreeStep } from '#shared/ipc/custom.ipc.ts';
import type { CallOptions, Http } from '../http.ts';
import { inMessage, optionalText, wireList } from '../wire.ts';

const steps = inMessage(wireList(z.object({ heading: optionalText, description: optionalText })));

export function customEndpoints(http: Http) {
  return {
    /** Generates texts for the section “Three steps”. Steps without a heading are left out. */
    async threeSteps(company_name: string, company_type: string, options: CallOptions = {}): Promise<ThreeStep[]> {
      const path = '/api/landing-pages/generate-three-steps';
      const query = { company_name, company_type };
      const { message } = await http.json({ timeoutMs: 60_000, ...options, name: `GET ${path}`, path, query }, steps);
      return message.filter(({ heading }) => heading !== '');
    },
  };
}

export type CustomEndpoints = ReturnType<typeof customEndpoints>;
