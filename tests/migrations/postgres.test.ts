import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCHEMA_VERSION } from '../../src-main/backend/db/schema.ts';
import { openPostgres } from '../../src-main/backend/server/postgres.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';

let postgres: Postgres;
beforeAll(async () => void (postgres = await startPostgres()));
afterAll(() => postgres.stop());

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows as unknown[];
}

describe('[SRV-05] the schema in PostgreSQL', () => {
  test('is made once when four instances start on an empty database at the same moment', async () => {
    const url = await postgres.database();
    const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url, 2)));
    for (const { checkSchema, close } of stores) {
      await checkSchema();
      await close();
    }
    expect(await ask(url, 'SELECT version FROM schema_version')).toEqual([{ version: SCHEMA_VERSION }]);
  });

  test('is brought up to date by the same steps as the file when an earlier version has written it', async () => {
    const url = await postgres.database();
    await (await openPostgres(url, 1)).close();
    await ask(
      url,
      `DROP TABLE audit, text_photo, publish_turn, upload; DROP INDEX revision_user; ALTER TABLE "user" DROP COLUMN name;
       INSERT INTO "user" (phone_number, created_at) VALUES ('+12025550111', 0); UPDATE schema_version SET version = 11`,
    );
    const { checkSchema, close } = await openPostgres(url, 1);
    await checkSchema();
    await close();
    expect(await ask(url, 'SELECT phone_number, name FROM "user"')).toEqual([
      { phone_number: '+12025550111', name: '' },
    ]);
    expect(await ask(url, 'SELECT * FROM audit')).toEqual([]);
    expect(await ask(url, 'SELECT * FROM text_photo')).toEqual([]);
    expect(await ask(url, 'SELECT * FROM upload')).toEqual([]);
  });

  test('has records compressed by LZ4 when the database can', async () => {
    const url = await postgres.database();
    await (await openPostgres(url, 1)).close();
    const columns = `SELECT attrelid::regclass::text AS table, attcompression AS method FROM pg_attribute
      WHERE attname = 'document' AND attrelid IN ('site'::regclass, 'revision'::regclass) ORDER BY 1`;
    const [able] = (await ask(
      url,
      "SELECT 'lz4' = ANY (enumvals) AS lz4 FROM pg_settings WHERE name = 'default_toast_compression'",
    )) as { lz4: boolean }[];
    const method = able?.lz4 === true ? 'l' : '';
    expect(await ask(url, columns)).toEqual([
      { table: 'revision', method },
      { table: 'site', method },
    ]);
  });

  test('is refused in words and left alone when a newer version has written it', async () => {
    const url = await postgres.database();
    await (await openPostgres(url, 1)).close();
    await ask(url, `UPDATE schema_version SET version = ${SCHEMA_VERSION + 1}`);
    await expect(openPostgres(url, 1)).rejects.toThrow('a newer version');
    expect(await ask(url, 'SELECT version FROM schema_version')).toEqual([{ version: SCHEMA_VERSION + 1 }]);
  });

  test('stays as it was when a step fails', async () => {
    const url = await postgres.database();
    await ask(url, 'CREATE TABLE claim (kind TEXT)');
    await expect(openPostgres(url, 1)).rejects.toThrow('claim');
    const tables = await ask(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
    expect(tables).toEqual([{ tablename: 'claim' }]);
  });
});
