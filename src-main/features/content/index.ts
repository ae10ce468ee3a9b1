import type { HandlersOf } from '../handlers.ts';
import { createGenerationService, type GenerationPorts } from './generation-service.ts';
import { createListsService, type ListsPorts, type ListsService } from './lists-service.ts';

export type ContentPorts = GenerationPorts & ListsPorts;

export interface ContentFeature extends Pick<ListsService, 'industries' | 'close'> {
  handlers: HandlersOf<'industries' | 'contacts' | 'generation'>;
}

/** Handles the lists of industries and contacts, and the generation of texts for single fields. */
export function contentFeature(ports: ContentPorts): ContentFeature {
  const lists = createListsService(ports);
  const generation = createGenerationService(ports);
  return {
    handlers: {
      'industries.list': (_input, { signal }) => lists.industries(signal),
      'contacts.list': (_input, { signal }) => lists.contacts(signal),
      'generation.text': async ({ slug, kind }, { signal }) => ({ text: await generation.text(slug, kind, signal) }),
    },
    industries: lists.industries,
    close: lists.close,
  };
}
