import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { hasServiceArea } from '#shared/domain/site/service-areas.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { SaveRun } from '../save-run.ts';

const NO_SERVICE_AREA = 'Please add at least 1 service area on the Basic Info tab.';

/** @throws AppError NO_SERVICE_AREA */
export function checkAreas(run: SaveRun): SaveRun {
  run.ports.progress('Checking service areas');
  refuseWithoutArea(run.snapshot.site);
  return run;
}

/** @throws AppError NO_SERVICE_AREA */
export function refuseWithoutArea(site: SiteDocument): void {
  if (!hasServiceArea(site)) throw new AppError('NO_SERVICE_AREA', NO_SERVICE_AREA);
}
