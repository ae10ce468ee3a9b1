/**
 * `node scripts/measure-sizing.ts [SAVES]`: measures how many bytes a month of an agency's work adds to the server's
 * database and bucket. Prints the numbers of resources/server/SIZING.md.
 * 1. Starts a server with PostgreSQL and a bucket, and makes 10,000 sites directly in the database.
 * 2. Over HTTP, makes a sample of a month's saves, publishes, uploads, messages and sign-ins. Measures how much each of
 *    them adds to the database and the bucket, and extrapolates to a month.
 * 3. Makes SAVES saves (default: all saves of a month) directly in the database, and measures again how long reading a
 *    site takes and how much memory is used.
 *
 * Runs on Linux only. Takes 45 minutes on two cores with the default.
 */
import { cpus, totalmem } from 'node:os';
import { openBucket } from '../src-main/backend/server/bucket.ts';
import { openPostgres } from '../src-main/backend/server/postgres.ts';
import { fillSaves, fillSites, siteMaker, slugOf } from './bench/made-sites.ts';
import { median, percentile } from './bench/measure.ts';
import { memoryOfTree } from './bench/process-memory.ts';
import * as team from './bench/team-server.ts';
import { brotliOf, bucketSize, sizesByKind, sizesOf } from './sizing/bucket.ts';
import { logBytes, rowBytes, tableSizes } from './sizing/database.ts';
import { AGENCY, growthOf, MONTH } from './sizing/month.ts';
import { domainOf, photosIn, publish, save, sendMessage, timed, withPhotos } from './sizing/sample.ts';
import { bytesIn, table } from './sizing/table.ts';

const SITES = AGENCY.sites;
const MADE_SAVES = Number(process.argv[2] ?? MONTH.saves);
if (Number.isNaN(MADE_SAVES)) throw new Error(`SAVES has to be a number, not “${process.argv[2]}”.`);
const SAVES = 2000;
const PUBLISHED = 100;
/**
 * Number of sites that are published again, and how often each is. `times` exceeds the number of kept releases (3), so
 * that old releases are deleted too.
 */
const AGAIN = { sites: 10, times: 5 };
const PHOTOS = { sites: 4, each: 6 };
const MESSAGES = 50;
const SIGN_INS = 20;
const READS = 1000;

const say = (...lines: string[]): void => console.log(lines.join('\n'));
const spread = (times: readonly number[]): string =>
  `median ${median(times).toFixed(0)} ms, 95 of 100 within ${percentile(times, 0.95).toFixed(0)} ms`;

await team.withParts(async (adopt) => {
  const { folder, postgres, bucket: s3, database, settings } = await team.startStores(adopt);
  const { db, close } = await openPostgres(database, 4);
  adopt({ stop: close });
  const bucket = openBucket({ bucket: s3.bucket, s3: s3.access });
  const bytesOf = async (name: string) => (await tableSizes(db)).find((each) => each.table === name)?.bytes ?? 0;
  const sayTables = async (when: string) => {
    const rows = (await tableSizes(db)).map((each) => [each.table, String(each.rows), bytesIn(each.bytes)]);
    say(`Tables ${when}`, '', ...table(['table', 'rows', 'bytes'], rows));
  };

  say(`${String(cpus().length)} cores (${cpus()[0]?.model ?? ''}), ${bytesIn(totalmem())} of memory`);
  const [filled = 0] = await timed(1, () => fillSites(db, SITES));
  say(`${String(SITES)} sites made in ${(filled / 1000).toFixed(0)} s`, '');
  await sayTables('with the sites made');

  await team.addStaff(db, 'publisher');
  const patient = ['--access-token-seconds=86400', '--limits-codes-per-number=1000', '--limits-tries-per-number=1000'];
  const server = adopt(await team.startBackend('server', folder.path, [...settings, ...patient]));
  const call = await team.signIn(server.url);
  const sayMemory = async (when: string) => {
    const [own, database] = [await memoryOfTree(server.pid), await memoryOfTree(postgres.pid())];
    say(`Memory ${when}: the server ${bytesIn(own)}, PostgreSQL ${bytesIn(database)}`);
  };
  const sayReads = async (when: string) => {
    const reads = await timed(READS, (at) => call(`/api/getLandingPage/${slugOf((at * 7919) % SITES)}`));
    say(`One site by its slug, ${String(READS)} times ${when}: ${spread(reads)}`);
  };
  await sayMemory('at the start');
  await sayReads('before the saves');
  const make = await siteMaker();
  const edited = (at: number, words: string) => ({ ...make(at % SITES), about: words });

  const before = { revisions: await bytesOf('revision'), log: await logBytes(db) };
  const saves = await timed(SAVES, (at) => save(call, edited(at * 7, `Save ${String(at)}`)));
  const log = ((await logBytes(db)) - before.log) / SAVES;
  const revision = ((await bytesOf('revision')) - before.revisions) / SAVES;
  say(`Save, ${String(SAVES)} times: ${spread(saves)}; ${bytesIn(revision)} of revision, ${bytesIn(log)} of log each`);

  const empty = await bucketSize(s3);
  const first = await timed(PUBLISHED, (at) => publish(call, at));
  const published = await bucketSize(s3);
  const perSite = (published.bytes - empty.bytes) / PUBLISHED;
  const objects = (published.objects - empty.objects) / PUBLISHED;
  say(
    `First publish, ${String(PUBLISHED)} times: ${spread(first)}; ${bytesIn(perSite)} in ${objects.toFixed(1)} objects`,
  );
  const brotli = await brotliOf(bucket, domainOf(0));
  say(
    `  of which brotli of ${String(brotli.texts)} texts of one site, ${bytesIn(brotli.bytes)}: ${brotli.ms.toFixed(0)} ms`,
  );

  const again: number[] = [];
  const kept = [(await bucketSize(s3)).objects];
  let second = published;
  for (let time = 0; time < AGAIN.times; time++) {
    for (let at = 0; at < AGAIN.sites; at++) await save(call, edited(at, `Publish ${String(time)}`));
    again.push(...(await timed(AGAIN.sites, (at) => publish(call, at))));
    const now = await bucketSize(s3);
    if (time === 0) second = now;
    kept.push(now.objects);
  }
  const release = {
    bytes: (second.bytes - published.bytes) / AGAIN.sites,
    objects: (second.objects - published.objects) / AGAIN.sites,
  };
  say(`Published again with another text, ${String(again.length)} times: ${spread(again)}`);
  say(
    `  ${bytesIn(release.bytes)} in ${release.objects.toFixed(1)} objects; objects after each round: ${kept.join(', ')}`,
  );

  const photos = await photosIn(folder.path, PHOTOS.sites * PHOTOS.each);
  const plain = await bucketSize(s3);
  const withNew: number[] = [];
  for (let at = 0; at < PHOTOS.sites; at++) {
    const own = photos.slice(at * PHOTOS.each, (at + 1) * PHOTOS.each);
    await save(call, await withPhotos(call, make(at), own));
    withNew.push(...(await timed(1, () => publish(call, at))));
  }
  const pictured = await bucketSize(s3);
  const photo = {
    bytes: (pictured.bytes - plain.bytes) / photos.length,
    objects: (pictured.objects - plain.objects) / photos.length,
  };
  say(`Publish right after ${String(PHOTOS.each)} new photos: ${spread(withNew)}`);
  say(`  ${bytesIn(photo.bytes)} in ${photo.objects.toFixed(1)} objects a photo, releases included`);

  await timed(MESSAGES, (at) => sendMessage(server.url, at));
  await timed(SIGN_INS, () => team.signIn(server.url));
  await sayMemory('with the sample');
  say('');
  await sayTables('with the sample');
  const kinds = Object.entries(sizesByKind(await sizesOf(s3)));
  const rows = kinds.map(([kind, size]) => [kind, String(size.objects), bytesIn(size.bytes)]);
  say('Bucket with the sample', '', ...table(['what', 'objects', 'bytes'], rows));

  const growth = growthOf({
    save: { revision, log },
    publish: { ...release, audit: await rowBytes(db, 'audit') },
    photo,
    message: { bytes: await rowBytes(db, 'texts') },
    signIn: { bytes: await rowBytes(db, 'refresh_token') },
  });
  say(
    'A month, extrapolated',
    '',
    ...table(
      ['what', 'times', 'bytes', 'objects', 'bounded by'],
      growth.map((each) => [
        each.what,
        String(each.times),
        bytesIn(each.bytes),
        each.objects === undefined ? '' : each.objects.toFixed(0),
        each.bound,
      ]),
    ),
  );

  const [made = 0] = await timed(1, () => fillSaves(db, MADE_SAVES, SITES));
  say(`${String(MADE_SAVES)} saves of ${String(MONTH.saves)} in a month made in ${(made / 1000).toFixed(0)} s`);
  await sayReads('after them');
  await sayMemory('after them');
  say('');
  await sayTables('after them');
});
