import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from '../../../src-main/backend/server/settings.ts';
import { temporaryFolder } from './in-process.ts';

async function fileOf(settings: unknown): Promise<string> {
  const file = join(await temporaryFolder(), 'server.json');
  await writeFile(file, typeof settings === 'string' ? settings : JSON.stringify(settings));
  return file;
}

function settingsError(args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  try {
    readSettings(args, env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
}

describe('[SRV-05] the settings of the server', () => {
  test('come from the file, the environment before it and the arguments before both when all name one', async () => {
    const file = await fileOf({ port: 1, product: 'Filed', sms: { account: 'AC1', from: '+1' }, dataDir: '/filed' });
    const env = {
      SITEWRIGHT_SERVER_CONFIG: file,
      SITEWRIGHT_SERVER_PORT: '2',
      SITEWRIGHT_SERVER_SMS_FROM: '+2',
      SITEWRIGHT_SERVER_DATA_DIR: '/named',
    };
    const settings = readSettings(['--port=3', '--codes=sms', '--sms-token=t'], env);
    expect(settings).toMatchObject({ port: 3, product: 'Filed', dataDir: '/named', codes: 'sms' });
    expect(settings.sms).toMatchObject({ account: 'AC1', from: '+2', token: 't', url: 'https://api.twilio.com' });
  });

  test('[SRV-06] need a model when texts are written by an endpoint', () => {
    expect(settingsError(['--texts-url=https://texts.example/v1'])).toContain(
      'texts.model (SITEWRIGHT_SERVER_TEXTS_MODEL)',
    );
    const { texts } = readSettings(['--texts-url=https://texts.example/v1', '--texts-model=m', '--texts-key=k'], {});
    expect(texts).toEqual({ url: 'https://texts.example/v1', model: 'm', key: 'k' });
  });

  test('[SRV-06] name what is wrong or missing of the endpoint when logos are drawn by one', () => {
    const url = '--images-url=https://images.example/v1';
    expect(settingsError([url])).toContain(
      'images.model (SITEWRIGHT_SERVER_IMAGES_MODEL): is needed to ask images.url',
    );
    const wrong = settingsError(['--images-url=images.example', '--images-key=', '--images-modle=m']);
    expect(wrong).toContain('images.url (SITEWRIGHT_SERVER_IMAGES_URL): must be an address');
    expect(wrong).toContain('images.key (SITEWRIGHT_SERVER_IMAGES_KEY): must not be empty');
    expect(wrong).toContain('--images-modle: is no setting');
    const { images } = readSettings([url, '--images-model=m', '--images-key=k'], {});
    expect(images).toEqual({ url: 'https://images.example/v1', model: 'm', key: 'k' });
  });

  test('are on loopback, without demonstration and proxies when nothing is set', () => {
    expect(readSettings([], {})).toMatchObject({ address: '127.0.0.1', port: 8080, demo: false, proxies: 0 });
  });

  test('name every wrong member at once when several are wrong', async () => {
    const file = await fileOf({ port: 70_000, prot: 1, sms: { form: '+1' }, codes: 'letter', url: 'studio.example' });
    const text = settingsError([`--config=${file}`, '--accesstoken=1', 'x'], { SITEWRIGHT_SERVER_PROT: '1' });
    for (const each of [
      'port (SITEWRIGHT_SERVER_PORT):',
      'prot: is no setting',
      'sms.form: is no setting',
      'codes (SITEWRIGHT_SERVER_CODES):',
      'url (SITEWRIGHT_SERVER_URL): must be an address',
      '--accesstoken: is no setting',
      'x: is no setting',
      'SITEWRIGHT_SERVER_PROT: is no setting',
    ]) {
      expect(text).toContain(each);
    }
  });

  test('name what is missing when codes are to be sent', () => {
    const text = settingsError(['--codes=sms', '--sms-from=+1']);
    expect(text).toContain('sms.account (SITEWRIGHT_SERVER_SMS_ACCOUNT): is needed');
    expect(text).toContain('sms.token (SITEWRIGHT_SERVER_SMS_TOKEN): is needed');
    expect(text).not.toContain('sms.from');
  });

  test('[SRV-01] name the bucket, its store and who may write there, and what is wrong or missing of them', () => {
    expect(settingsError(['--bucket=agency-sites'])).toContain(
      'bucket (SITEWRIGHT_SERVER_BUCKET): must be the address',
    );
    expect(settingsError(['--s3-endpoint=http://127.0.0.1:9'])).toContain(
      'bucket (SITEWRIGHT_SERVER_BUCKET): is needed',
    );
    const half = settingsError([
      '--bucket=s3://agency-sites',
      '--s3-key=k',
      '--s3-endpoint=store',
      '--s3-public-read=yes',
    ]);
    expect(half).toContain('s3.endpoint (SITEWRIGHT_SERVER_S3_ENDPOINT): must be an address');
    expect(half).toContain('s3.publicRead (SITEWRIGHT_SERVER_S3_PUBLIC_READ):');
    expect(settingsError(['--bucket=s3://agency-sites', '--s3-key=k'])).toContain(
      's3.secret (SITEWRIGHT_SERVER_S3_SECRET)',
    );
    expect(readSettings(['--bucket=s3://agency-sites'], {})).toMatchObject({
      s3: { region: 'us-east-1', publicRead: false },
      uploads: { mostMegabytes: 64, quotaGigabytes: 1000 },
    });
  });

  test('refuse to show codes when others reach the server', () => {
    for (const open of ['--address=0.0.0.0', '--url=https://studio.agency.example', '--proxies=1']) {
      expect(settingsError([open])).toContain('codes (SITEWRIGHT_SERVER_CODES): must be sms');
    }
    expect(settingsError(['--address=::1', '--url=http://localhost:8080'])).toBe('');
  });

  test.each(['{', '[]', 'null'])('say which file is wrong when it holds %s', async (content) => {
    const file = await fileOf(content);
    expect(settingsError([`--config=${file}`])).toContain(file);
  });
});
