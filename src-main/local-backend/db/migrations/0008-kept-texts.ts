/**
 * The number of a pro's older texts that were dropped, because only so many are kept; and an index in the order in
 * which texts are read.
 */
export const keptTexts = `
  ALTER TABLE pros ADD COLUMN texts_dropped INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX text_order ON texts (created_at, id);
  DROP INDEX text_landing_page;
  CREATE INDEX text_landing_page ON texts (landing_page, created_at, id);
`;
