import { z } from 'zod';
import type { CallOptions, Http } from '../http.ts';
import { optionalText, wireList } from '../wire.ts';

/** A list, either bare or in the member `data`. */
const photos = z.union([
  wireList(optionalText),
  z.object({ data: wireList(optionalText) }).transform(({ data }) => data),
]);

export function stockPhotoEndpoints(http: Http) {
  return {
    /** Returns addresses of stock photos for a trade. */
    async ofIndustry(companyType: string, options: CallOptions = {}): Promise<string[]> {
      const path = `/api/get_industry_stock_photos/${encodeURIComponent(companyType)}`;
      const name = 'GET /api/get_industry_stock_photos/{company_type}';
      return (await http.json({ ...options, name, path }, photos)).filter(Boolean);
    },
  };
}

export type StockPhotoEndpoints = ReturnType<typeof stockPhotoEndpoints>;
