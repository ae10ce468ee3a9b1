import { expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { fromLastingPath, toLastingPath } from '../../../../src-renderer/editor/list/lasting-path.ts';

const service = (id: number, name = `S${String(id)}`) => ({ service_id: id, 'service-name': name, photos: [] });
const site: SiteDocument = { services: [service(1), service(2), service(3)] };
const kept = toLastingPath(site, ['services', 1, 'photos']);

test('[PHO-03] a path that was kept leads to the same item when others came, went and moved, and it was renamed', () => {
  const written = JSON.parse(JSON.stringify(kept)) as typeof kept;
  expect(fromLastingPath(site, written)).toEqual(['services', 1, 'photos']);
  const later = { services: [service(9), service(3), service(1), service(2, 'Other')] };
  expect(fromLastingPath(later, written)).toEqual(['services', 3, 'photos']);
});

test('[PHO-03] a kept path is undefined when its item is gone', () => {
  expect(fromLastingPath({ services: [service(1), service(3)] }, kept)).toBeUndefined();
});

test('[PHO-03] a kept path without list items leads to the same path', () => {
  expect(fromLastingPath({}, toLastingPath(site, ['hero_image']))).toEqual(['hero_image']);
});
