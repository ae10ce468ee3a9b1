import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUnsentNote } from '../../../src-main/app/unsent-note.ts';

describe('[HOST-04] the note of what was never sent', () => {
  let folder: string;
  let unsent: string[];
  const asked = vi.fn(() => unsent);
  const warn = vi.fn();
  const noteIn = (file: string) => createUnsentNote({ file, sites: asked, warn });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'unsent-'));
    unsent = [];
    vi.clearAllMocks();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('says how many sites when some have edits, and goes when all are sent', () => {
    const file = join(folder, 'unsent.txt');
    const note = noteIn(file);
    unsent = ['acme', 'summit'];
    note.flush();
    expect(readFileSync(file, 'utf8')).toBe(
      '2 sites have changes that were never sent to the server. They stay on this computer.\n',
    );
    unsent = [];
    note.flush();
    expect(existsSync(file)).toBe(false);
  });

  it('goes at the start when an earlier run left it and all was sent since', () => {
    const file = join(folder, 'unsent.txt');
    unsent = ['acme'];
    noteIn(file).flush();
    unsent = [];
    noteIn(file).flush();
    expect(existsSync(file)).toBe(false);
  });

  it('looks once when it is told of many edits in a row', async () => {
    const note = noteIn(join(folder, 'unsent.txt'));
    for (let edit = 0; edit < 50; edit++) note.update();
    await setImmediate();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('tries again with the next edit when the disk refuses', () => {
    const file = join(folder, 'not-there', 'unsent.txt');
    unsent = ['acme'];
    const note = noteIn(file);
    note.flush();
    expect(warn).toHaveBeenCalledTimes(1);
    note.flush();
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('lets the app go on when the drafts cannot be read', () => {
    asked.mockImplementationOnce(() => {
      throw new Error('damaged');
    });
    noteIn(join(folder, 'unsent.txt')).flush();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
