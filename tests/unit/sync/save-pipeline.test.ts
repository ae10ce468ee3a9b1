import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { samples } from '#shared/domain/review/samples.ts';
import type { JsonValue } from '#shared/record/operation.ts';
import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import { publishSite } from '../../../src-main/sync/save/publish-pipeline.ts';
import { saveSite } from '../../../src-main/sync/save/save-pipeline.ts';
import { noAnswer } from '../../support/fake-site-server.ts';
import { openHarness, siteText, type SiteHarness } from '../../support/site-harness.ts';

let harness: SiteHarness;
beforeEach(async () => {
  harness = await openHarness();
});
afterEach(() => harness.dispose());

const edit = (field: string, value: string | null) =>
  harness.actor.edit(`edit ${field}`, [{ op: 'set', path: [field], value }]);
const save = (confirmed = {}) => saveSite(harness.actor, confirmed, harness.savePorts);
const refused = (status: number, message: string) =>
  new BackendError(status < 500 ? 'BACKEND_REFUSED' : 'BACKEND_FAILED', message, { outcome: 'answered', status });

test('[SAVE-01] the steps run in their order, and the call of each', async () => {
  edit('company_tagline', 'New');
  await save();
  expect(harness.steps).toEqual([
    'Loading',
    'Checking the slug',
    'Checking service areas',
    'Checking the spelling',
    'Checking for newer changes',
    'Saving',
    'Reloading',
  ]);
  expect(harness.server.calls).toEqual([
    'slugIsTaken',
    'spellcheck',
    'getModified',
    'getSite',
    'saveSite',
    'getModified',
    'getSite',
  ]);
  expect(harness.actor.status()).toMatchObject({ sync: 'clean', editedFields: [] });
});

test('[SAVE-01, SAVE-08] what is posted is the document as it was, with the edit and the two flags', async () => {
  edit('company_tagline', 'New');
  await save();
  const posted = harness.server.posts[0]!;
  const flags = /,"resaveGalleryPhotos":false,"resaveHeroPhotos":false}$/;
  expect(posted).toMatch(flags);
  expect(posted.replace(flags, '}')).toBe(siteText.replace('Pipes done right', 'New'));
});

test('[SAVE-01] COMPANY NAME is replaced before the spell-check', async () => {
  edit('about', 'COMPANY NAME fixes pipes');
  await save();
  expect(JSON.parse(harness.server.posts[0]!)).toMatchObject({ about: 'Acme fixes pipes' });
});

test('[REV-04] a sample is posted unapproved, whatever it was before', async () => {
  const testimonials: JsonValue[] = [
    { review: 'Made up.', status: 'Approved', sample: true },
    { review: samples[0]!.review, status: 'approved' },
    { review: 'Good.', status: 'approved' },
  ];
  harness.actor.edit('reviews', [{ op: 'set', path: ['testimonials'], value: testimonials }]);
  await save();
  const posted = JSON.parse(harness.server.posts[0]!) as SiteDocument;
  expect(posted.testimonials?.map((review) => review?.status)).toEqual(['unapproved', 'unapproved', 'approved']);
});

test('[SAVE-01] edited gallery photos are saved again', async () => {
  harness.actor.edit('s', [{ op: 'insert', path: ['gallery', 0], value: { photo: '/media/a.webp' } }]);
  await save();
  expect(harness.steps).toContain('Saving photos');
  expect(harness.server.calls.filter((call) => call === 'savePhotos')).toHaveLength(1);
  expect(harness.server.posts[0]).toContain('"resaveGalleryPhotos":true');
});

test('[SAVE-02] without a contact nothing is sent', async () => {
  edit('sitewright_contact_id', null);
  await expect(save()).rejects.toMatchObject({ code: 'NOT_SAVABLE' });
  expect(harness.server.calls).toEqual([]);
});

test('[SAVE-03] a changed slug is asked about, one that exists is refused, and a saved one moves the draft', async () => {
  edit('slug', 'acme-2');
  harness.server.takenSlugs.add('acme-2');
  await expect(save()).rejects.toMatchObject({
    code: 'SLUG_EXISTS',
    message: 'Slug already exists in DB. Saving may overwrite existing data.',
  });
  harness.server.takenSlugs.clear();
  expect(await save()).toEqual({ question: { ask: 'slug', from: 'acme', to: 'acme-2' } });
  expect(harness.server.posts).toEqual([]);
  expect(await save({ slug: 'acme-2' })).toMatchObject({ slug: 'acme-2' });
  expect(harness.actor.slug).toBe('acme-2');
  expect(harness.store.sites.find('acme')).toBeUndefined();
  expect((await harness.reopen()).site.slug).toBe('acme-2');
});

test('[SAVE-04] without a service area with city and state the save is refused', async () => {
  harness.actor.edit('s', [{ op: 'set', path: ['service_areas', 0, 'state'], value: ' ' }]);
  await expect(save()).rejects.toMatchObject({
    code: 'NO_SERVICE_AREA',
    message: 'Please add at least 1 service area on the Basic Info tab.',
  });
});

test('[BI-11] areas without a city are not saved', async () => {
  harness.actor.edit('s', [{ op: 'insert', path: ['service_areas', 1], value: { city: '', state: 'TX', radius: 50 } }]);
  edit('about', 'Mine');
  await save();
  const { service_areas: areas } = JSON.parse(harness.server.document) as { service_areas: { city: string }[] };
  expect(areas.map(({ city }) => city)).not.toContain('');
  expect(areas.length).toBeGreaterThan(0);
});

test('[BI-06] a changed email that is none is asked about; one that the server has already is not', async () => {
  edit('email', 'joe@');
  expect(await save()).toEqual({ question: { ask: 'email', email: 'joe@' } });
  expect(harness.server.posts).toEqual([]);
  expect(await save({ email: 'other@' })).toHaveProperty('question');
  expect(await save({ email: 'joe@' })).toMatchObject({ slug: 'acme' });
  edit('about', 'Mine');
  expect(await save()).not.toHaveProperty('question');
});

test('[SAVE-05] misspelt words and quotes are asked about per field; accepted words are not', async () => {
  edit('about', 'We fix pipez the "right" way');
  harness.server.misspelt = ['pipez', 'Acme'];
  harness.store.dictionary.add('acme');
  expect(await save()).toEqual({
    question: {
      ask: 'spelling',
      findings: [
        {
          path: ['about'],
          label: 'About',
          text: 'We fix pipez the "right" way',
          words: [{ word: 'pipez', suggestions: ['pipez!'] }],
          quotes: ['"'],
        },
      ],
    },
  });
  expect(await save({ spelling: true })).toMatchObject({ slug: 'acme' });
});

test('[SAVE-06] a newer server copy is asked about; overwritten, it is kept in the trash', async () => {
  edit('company_tagline', 'Mine');
  const theirs = siteText.replace('Pipes done right', 'Theirs');
  harness.server.changeByColleague(theirs);
  expect(await save()).toEqual({ question: { ask: 'overwrite', modified: "m1'" } });
  expect(harness.server.posts).toEqual([]);
  await save({ overwrite: "m1'" });
  expect(JSON.parse(harness.server.document)).toMatchObject({ company_tagline: 'Mine' });
  expect(harness.store.trash.list('acme')).toMatchObject([{ reason: 'overwritten-on-server', document: theirs }]);
});

test('[SAVE-06] a change that came after the answer is asked about again', async () => {
  edit('company_tagline', 'Mine');
  harness.server.changeByColleague(siteText.replace('Pipes done right', 'Theirs'));
  harness.server.changeByColleague(siteText.replace('Pipes done right', 'Theirs again'));
  expect(await save({ overwrite: "m1'" })).toEqual({ question: { ask: 'overwrite', modified: "m1''" } });
});

test('[CACHE-01] a new modified time over the same content asks nothing', async () => {
  edit('company_tagline', 'Mine');
  harness.server.changeByColleague(siteText);
  expect(await save()).toMatchObject({ slug: 'acme' });
});

test('[SAVE-07] a failed save gives the server’s message and never touches the draft', async () => {
  edit('company_tagline', 'Mine');
  const before = harness.actor.opened().document;
  harness.server.fail('saveSite', 'before', refused(400, 'The phone is too long.'));
  await expect(save()).rejects.toMatchObject({ code: 'SAVE_FAILED', message: 'The phone is too long.' });
  expect(harness.actor.opened().document).toBe(before);
  expect((await harness.reopen()).opened().document).toBe(before);
});

test.each([noAnswer(), refused(500, 'boom'), refused(502, 'bad gateway')])(
  '[SYNC-04] %s after the commit: the server’s copy shows that the save was done, and nothing is sent twice',
  async (error) => {
    edit('company_tagline', 'Mine');
    harness.server.fail('saveSite', 'after', error);
    expect(await save()).toMatchObject({ slug: 'acme' });
    expect(harness.server.posts).toHaveLength(1);
    expect(harness.actor.status().sync).toBe('clean');
  },
);

test('[SYNC-04] no answer and nothing done: the save failed, and the draft can be saved again', async () => {
  edit('company_tagline', 'Mine');
  harness.server.fail('saveSite', 'before', noAnswer());
  await expect(save()).rejects.toMatchObject({ code: 'SAVE_FAILED' });
  expect(harness.actor.status().sync).toBe('unsaved');
  await save();
  expect(harness.server.posts).toHaveLength(1);
});

test('[SYNC-01] edits made while a save runs stay, on top of what was saved', async () => {
  edit('company_tagline', 'Mine');
  const saving = save();
  const { saveSite: post } = harness.server;
  harness.server.saveSite = (body) => {
    edit('about', 'Typed during the save');
    return post(body);
  };
  await saving;
  expect(harness.actor.status()).toMatchObject({ editedFields: ['about'], sync: 'unsaved' });
  expect(harness.actor.site).toMatchObject({ company_tagline: 'Mine', about: 'Typed during the save' });
  expect(JSON.parse(harness.server.document)).toMatchObject({ about: null });
  expect((await harness.reopen()).site.about).toBe('Typed during the save');
});

test('a save whose reload fails has succeeded; the next one reads the server’s copy first', async () => {
  edit('company_tagline', 'Mine');
  const { getModified } = harness.server;
  harness.server.saveSite = async (body) => {
    harness.server.posts.push(body);
    harness.server.document = siteText.replace('Pipes done right', 'Mine');
    harness.server.getModified = () => Promise.reject(noAnswer());
    return undefined;
  };
  expect(await save()).toMatchObject({ slug: 'acme' });
  expect(harness.actor.status().sync).toBe('clean');
  harness.server.getModified = getModified;
  edit('about', 'More');
  expect(await save()).toMatchObject({ slug: 'acme' });
});

const publish = (confirmed = {}) =>
  publishSite(harness.actor, confirmed, { ...harness.savePorts, milestones: harness.store.milestones });

test('[PUB-01] saves first, then publishes, and remembers the page', async () => {
  edit('company_tagline', 'New');
  harness.server.published = { url: 'http://127.0.0.1/sites/acme.com/', githubRepo: 'agency/other' };
  expect(await publish()).toMatchObject({ slug: 'acme', url: 'http://127.0.0.1/sites/acme.com/' });
  expect(harness.server.calls.indexOf('publish')).toBeGreaterThan(harness.server.calls.indexOf('saveSite'));
  expect(harness.actor.site.github_repo).toBe('acme');
  expect((await harness.reopen()).status().publishedUrl).toBe('http://127.0.0.1/sites/acme.com/');
});

test.each([
  [{ githubRepo: 'agency/acme-site' }, 'acme-site'],
  [{ firstPublishUrl: 'https://agency.github.io/acme-pages/' }, 'acme-pages'],
])('[PUB-01] an empty repository is filled from the answer %j and saved', async (published, repo) => {
  edit('github_repo', '');
  harness.server.published = published;
  await publish();
  expect(JSON.parse(harness.server.document)).toMatchObject({ github_repo: repo });
  expect(harness.actor.editedFields).toEqual([]);
});

test('[PUB-01] a page is published though its repository could not be saved; that waits for the next save', async () => {
  edit('github_repo', '');
  harness.server.published = { githubRepo: 'agency/acme-site' };
  const { publish: post } = harness.server;
  harness.server.publish = () => {
    harness.server.fail('saveSite', 'before', refused(400, 'No.'));
    return post();
  };
  expect(await publish()).toMatchObject({ slug: 'acme' });
  expect(harness.actor.status()).toMatchObject({ editedFields: ['github_repo'], publishedUrl: 'https://acme.com' });
});

test('[PUB-01] a failed publish says so after the save has succeeded', async () => {
  edit('company_tagline', 'New');
  harness.server.fail('publish', 'before', refused(400, 'No bucket.'));
  await expect(publish()).rejects.toMatchObject({ code: 'PUBLISH_FAILED', message: 'No bucket.' });
  expect(harness.actor.editedFields).toEqual([]);
});

test('[PUB-01] what is typed while the site is saved is no part of what is published', async () => {
  edit('company_tagline', 'New');
  const requests: unknown[] = [];
  const { publish: post } = harness.server;
  harness.server.publish = (...request: unknown[]) => {
    requests.push(...request);
    return post();
  };
  harness.savePorts.progress = (step) => {
    if (step !== 'Reloading') return;
    edit('slug', 'typed');
    edit('paid_url', 'typed.com');
  };
  expect(await publish()).toMatchObject({ url: 'https://acme.com' });
  expect(requests).toMatchObject([{ slug: 'acme', paid_url: 'acme.com' }]);
  expect(harness.actor.editedFields).toEqual(['slug', 'paid_url']);
});

test('[PUB-02] what is not a bare domain is not published, and not saved either', async () => {
  edit('paid_url', 'www.acme.com');
  await expect(publish()).rejects.toMatchObject({ code: 'NOT_PUBLISHABLE' });
  expect(harness.server.calls).toEqual([]);
});

test('[SAVE-05] the spelling question is not asked again when all texts are on the server or accepted', async () => {
  harness.server.misspelt = ['Pipes', 'wrod'];
  edit('about', 'A wrod');
  const { question } = await saveSite(harness.actor, {}, harness.savePorts);
  expect(question).toMatchObject({ ask: 'spelling' });
  const findings = question?.ask === 'spelling' ? question.findings : [];
  expect(findings.map(({ path, known }) => [path.join('.'), known])).toEqual(
    expect.arrayContaining([
      ['about', undefined],
      ['company_tagline', true],
    ]),
  );
  harness.server.fail('saveSite', 'before', refused(400, 'No.'));
  await expect(saveSite(harness.actor, { spelling: true }, harness.savePorts)).rejects.toMatchObject({
    code: 'SAVE_FAILED',
  });
  expect(await saveSite(harness.actor, {}, harness.savePorts)).toMatchObject({ slug: 'acme' });
  edit('about', 'Another wrod');
  expect(await saveSite(harness.actor, {}, harness.savePorts)).toMatchObject({ question: { ask: 'spelling' } });
});

test('[SAVE-05] an apostrophe that was not touched asks nothing, a new one does', async () => {
  edit('about', "Joe's pipes");
  await save({ spelling: true });
  edit('about', "Joe's pipes and drains");
  expect(await save()).toMatchObject({ slug: 'acme' });
  edit('about', "Joe's pipes and 'drains'");
  expect(await save()).toMatchObject({ question: { ask: 'spelling', findings: [{ label: 'About', quotes: ["'"] }] } });
});

const liveHost = (pages: Record<string, string>) => ({
  readLive: (url: string) =>
    pages[url] === undefined ? Promise.reject(new Error('404')) : Promise.resolve(Buffer.from(pages[url])),
  wait: () => Promise.resolve(),
  signal: new AbortController().signal,
});
const home = 'http://127.0.0.1/sites/acme.com/';
const publishLive = (pages: Record<string, string>) =>
  publishSite(harness.actor, {}, { ...harness.savePorts, milestones: harness.store.milestones, live: liveHost(pages) });

test('[PUB-05] success is not said while visitors still get the old page', async () => {
  edit('company_tagline', 'New');
  const hash = createHash('sha256').update('new').digest('base64url');
  harness.server.published = { url: home, githubRepo: 'x', changedPages: [{ path: 'index.html', hash }] };
  await expect(publishLive({ [home]: 'old' })).rejects.toMatchObject({
    code: 'PUBLISH_FAILED',
    message: expect.stringContaining('index.html') as string,
  });
  expect(await publishLive({ [home]: 'new' })).toMatchObject({ url: home });
});

test('[PUB-05] a page that cannot be read is not said to show something else', async () => {
  edit('company_tagline', 'New');
  const hash = createHash('sha256').update('new').digest('base64url');
  harness.server.published = { url: home, githubRepo: 'x', changedPages: [{ path: 'index.html', hash }] };
  await expect(publishLive({})).rejects.toThrow('the app has not seen the new content of a page: index.html.');
});

test('[PUB-05] others may go on once the server has published and pages are all that is left', async () => {
  edit('company_tagline', 'New');
  const hash = createHash('sha256').update('new').digest('base64url');
  harness.server.published = { url: home, githubRepo: 'x', changedPages: [{ path: 'index.html', hash }] };
  const steps: string[] = [];
  const live = {
    ...liveHost({}),
    onlyLooking: () => steps.push(...harness.server.calls.filter((call) => call === 'publish'), 'others go on'),
    readLive: async () => {
      steps.push('look');
      return Buffer.from('new');
    },
  };
  await publishSite(harness.actor, {}, { ...harness.savePorts, milestones: harness.store.milestones, live });
  expect(steps).toEqual(['publish', 'others go on', 'look']);
});

test('[PUB-05] after a publish whose answer was lost the live page decides', async () => {
  edit('company_tagline', 'New');
  harness.server.published = { url: home, githubRepo: 'x' };
  await publishLive({ [home]: 'first' });
  const pages = { [home]: 'first' };
  const lose = (then: () => void) => {
    harness.server.publish = () => {
      then();
      return Promise.reject(noAnswer());
    };
  };
  lose(() => undefined);
  await expect(publishLive(pages)).rejects.toMatchObject({ code: 'PUBLISH_FAILED' });
  lose(() => (pages[home] = 'second'));
  expect(await publishLive(pages)).toMatchObject({ url: home });
});
