/** How the sender of a text can be reached, and whether the sender agrees to be answered by text. */
export const textSenders = `
  ALTER TABLE texts ADD COLUMN sender_phone TEXT NOT NULL DEFAULT '';
  ALTER TABLE texts ADD COLUMN sender_email TEXT NOT NULL DEFAULT '';
  ALTER TABLE texts ADD COLUMN consent INTEGER NOT NULL DEFAULT 0;
`;
