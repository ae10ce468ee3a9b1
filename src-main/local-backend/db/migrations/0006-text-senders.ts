/** How the sender of a text can be reached, and whether a text back is welcome. */
export const textSenders = `
  ALTER TABLE texts ADD COLUMN sender_phone TEXT NOT NULL DEFAULT '';
  ALTER TABLE texts ADD COLUMN sender_email TEXT NOT NULL DEFAULT '';
  ALTER TABLE texts ADD COLUMN consent INTEGER NOT NULL DEFAULT 0;
`;
