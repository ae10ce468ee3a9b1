import { keywords, list, text } from '#shared/record/readers.ts';
import type { Service, SiteDocument } from '#shared/domain/site/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { DescriptionType } from '#shared/ipc/services.ipc.ts';
import type { DescriptionFacts, ServiceEndpoints } from '../../backend-client/endpoints/services.ts';
import type { Logger } from '../handlers.ts';
import { anotherText, generationFailure } from '../kit/open-draft.ts';

/** The field of a service for each type of description. */
const fields = {
  short: 'service-description',
  long: 'service-description-long',
  longV2: 'service-description-long',
} as const satisfies Record<DescriptionType, keyof Service>;

interface Describing {
  client: Pick<ServiceEndpoints, 'description'>;
  logger: Logger;
}

/**
 * Returns the facts from which a description is generated.
 * @throws AppError GENERATION_FAILED, with the text to show, if the type, industry, service or company name is missing
 */
function descriptionFacts(site: SiteDocument, service: Service, type: DescriptionType | ''): DescriptionFacts {
  const missing = (what: string) => new AppError('GENERATION_FAILED', `No ${what} provided`);
  const name = text(service['service-name']).trim();
  const industry = text(site.company_type).trim();
  const company = text(site.company_name).trim();
  if (type === '') throw missing('type');
  if (industry === '') throw missing('industry');
  if (name === '') throw missing('service');
  if (company === '') throw missing('company name');
  return {
    type,
    industry,
    service: name,
    company_name: company,
    primary_keyword: text(service.primary_keyword).trim(),
    keywords: keywords(service.keywords).join(','),
  };
}

/**
 * Generates a description for the service at `index` of the record's list.
 * @throws AppError GENERATION_FAILED, OFFLINE, CANCELLED
 */
export async function describeService(
  site: SiteDocument,
  { index, type }: { index: number; type: DescriptionType | '' },
  signal: AbortSignal,
  { client, logger }: Describing,
): Promise<string> {
  const service = list(site.services)[index] ?? {};
  const facts = descriptionFacts(site, service, type);
  try {
    const ask = () => client.description(facts, { signal });
    const description = await anotherText(ask, service[fields[facts.type]]);
    if (description !== '') return description;
  } catch (error) {
    const words = error instanceof AppError ? error.message : 'The text could not be written.';
    const noted = 'a service description could not be generated';
    throw generationFailure(error, `Error generating: ${words}`, { logger, noted });
  }
  throw new AppError('GENERATION_FAILED', 'Error generating: The backend wrote no text.');
}
