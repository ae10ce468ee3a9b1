import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dataPlaces, moveDataOnce } from '../../../src-main/app/data-places.ts';

const roaming = String.raw`C:\Users\Ann\AppData\Roaming\Sitewright`;
const linux = {
  platform: 'linux' as const,
  env: {},
  home: '/home/ann',
  name: 'Sitewright',
  usual: '/home/ann/.config/Sitewright',
};

describe('dataPlaces', () => {
  it('[HOST-04] keeps data out of the roaming profile when the computer has Windows', () => {
    const env = { LOCALAPPDATA: String.raw`C:\Users\Ann\AppData\Local` };
    expect(dataPlaces({ platform: 'win32', env, home: '', name: 'Sitewright', usual: roaming })).toEqual({
      userData: String.raw`C:\Users\Ann\AppData\Local\Sitewright`,
      caches: String.raw`C:\Users\Ann\AppData\Local\Sitewright\Caches`,
    });
  });

  it.each([undefined, '', 'relative'])('stays with the usual folder when LOCALAPPDATA is %j', (local) => {
    const env = { LOCALAPPDATA: local };
    expect(dataPlaces({ platform: 'win32', env, home: '', name: 'Sitewright', usual: roaming }).userData).toBe(roaming);
  });

  it('[HOST-04] keeps caches apart from drafts where backups leave them out', () => {
    const mac = { ...linux, platform: 'darwin' as const, home: '/Users/ann' };
    expect(dataPlaces(mac).caches).toBe('/Users/ann/Library/Caches/Sitewright');
    expect(dataPlaces(linux).caches).toBe('/home/ann/.cache/Sitewright');
    expect(dataPlaces({ ...linux, env: { XDG_CACHE_HOME: '/fast' } }).caches).toBe('/fast/Sitewright');
  });
});

describe('moveDataOnce', () => {
  let folder: string;
  let from: string;
  let to: string;
  const failing = (code: string) => () => {
    throw Object.assign(new Error(code), { code });
  };
  const onAnotherDrive = (source: string, target: string) =>
    source === `${from}.moving` && target === to ? failing('EXDEV')() : renameSync(source, target);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'places-'));
    [from, to] = [join(folder, 'Roaming', 'Sitewright'), join(folder, 'Local', 'Sitewright')];
    mkdirSync(join(from, 'stores'), { recursive: true });
    writeFileSync(join(from, 'stores', 'journal.db'), 'drafts');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const journal = (at: string) => readFileSync(join(at, 'stores', 'journal.db'), 'utf8');

  it('moves what an older version kept when the new folder is not there', () => {
    expect(moveDataOnce(from, to)).toBe(to);
    expect(journal(to)).toBe('drafts');
    expect(readdirSync(join(folder, 'Roaming'))).toEqual([]);
  });

  it('leaves both folders as they are when the new one is there', () => {
    mkdirSync(to, { recursive: true });
    expect(moveDataOnce(from, to)).toBe(to);
    expect(journal(from)).toBe('drafts');
  });

  it('copies and then removes when the profile lies on another drive', () => {
    // An interrupted copy has left this folder. Its content must not get into the new folder.
    mkdirSync(join(`${to}.copying`, 'stores', 'old'), { recursive: true });
    expect(moveDataOnce(from, to, onAnotherDrive)).toBe(to);
    expect(journal(to)).toBe('drafts');
    expect(readdirSync(join(to, 'stores'))).toEqual(['journal.db']);
    expect(readdirSync(join(folder, 'Roaming'))).toEqual([]);
    expect(readdirSync(join(folder, 'Local'))).toEqual(['Sitewright']);
  });

  it('goes on with the old folder when the system refuses the move', () => {
    expect(moveDataOnce(from, to, failing('EBUSY'))).toBe(from);
    expect(journal(from)).toBe('drafts');
  });

  it('puts the old folder back when it can be put aside but not moved', () => {
    const refused = (source: string, target: string) =>
      target === to ? failing('EACCES')() : renameSync(source, target);
    expect(moveDataOnce(from, to, refused)).toBe(from);
    expect(journal(from)).toBe('drafts');
  });

  it('goes on with a move when it was cut off after the old folder was put aside', () => {
    renameSync(from, `${from}.moving`);
    expect(moveDataOnce(from, to, onAnotherDrive)).toBe(to);
    expect(journal(to)).toBe('drafts');
    expect(readdirSync(join(folder, 'Roaming'))).toEqual([]);
  });

  it('begins in the new folder when nothing was kept', () => {
    rmSync(from, { recursive: true });
    expect(moveDataOnce(from, to)).toBe(to);
  });
});
