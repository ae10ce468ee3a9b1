import { describe, expect, test, vi } from 'vitest';
import type { ErrorCode } from '#shared/ipc/errors.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { createListsService } from '../../../src-main/features/content/lists-service.ts';
import { logTo } from '../../support/log.ts';
import { memoryCache } from '../../support/memory-cache.ts';

const roofing = [{ id: 1, name: 'Roofing' }];
const ann = [{ id: '7', name: 'Ann' }];
const failing = (code: ErrorCode) => () => Promise.reject(new AppError(code, 'No.'));

function listsHarness(kept: Record<string, string> = {}) {
  const cache = new Map(Object.entries(kept));
  const logged: unknown[] = [];
  const listeners = new Set<(online: boolean) => void>();
  const log = (message: string) => logged.push(message);
  const industries = vi.fn(() => Promise.resolve(roofing));
  const contacts = vi.fn(() => Promise.resolve(ann));
  const lists = createListsService({
    client: {
      creation: { industries },
      contacts: { list: contacts },
      onConnectivity: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    cache: memoryCache(cache),
    logger: logTo(log),
  });
  return { lists, cache, logged, industries, contacts, listeners };
}

describe('industries', () => {
  test('[NEW-01] an answer is kept for when there is none', async () => {
    const { lists, industries } = listsHarness();
    expect(await lists.industries()).toEqual(roofing);
    industries.mockImplementation(failing('OFFLINE'));
    expect(await lists.industries()).toEqual(roofing);
    industries.mockImplementation(failing('BACKEND_FAILED'));
    expect(await lists.industries()).toEqual(roofing);
  });

  test('where nothing was ever fetched, offline is an empty list and any other failure is one', async () => {
    const { lists, industries } = listsHarness({ industries: '{"from":"an older version"}' });
    industries.mockImplementation(failing('OFFLINE'));
    expect(await lists.industries()).toEqual([]);
    industries.mockImplementation(failing('BAD_ANSWER'));
    await expect(lists.industries()).rejects.toMatchObject({ code: 'BAD_ANSWER' });
  });
});

describe('contacts', () => {
  test('[CHK-04] a failure is logged and gives an empty list', async () => {
    const { lists, contacts, logged } = listsHarness();
    contacts.mockImplementation(failing('BACKEND_FAILED'));
    expect(await lists.contacts()).toEqual({ contacts: [], stale: true });
    expect(logged).toEqual(['the contacts could not be fetched']);
  });

  test('[CHK-04] the last list is given when the backend cannot be reached', async () => {
    const { lists, contacts } = listsHarness();
    expect(await lists.contacts()).toEqual({ contacts: ann, stale: false });
    contacts.mockImplementation(failing('OFFLINE'));
    expect(await lists.contacts()).toEqual({ contacts: ann, stale: true });
  });

  test('[CHK-04] the list is fetched again, once, when the backend is back', async () => {
    const { lists, contacts, cache, listeners } = listsHarness();
    contacts.mockImplementationOnce(failing('OFFLINE'));
    await lists.contacts();
    const back = () => listeners.forEach((listener) => listener(true));
    back();
    await vi.waitFor(() => expect(cache.get('contacts')).toBe(JSON.stringify(ann)));
    back();
    expect(contacts).toHaveBeenCalledTimes(2);
    lists.close();
    expect(listeners.size).toBe(0);
  });

  test('a cancelled call rejects with CANCELLED', async () => {
    const { lists, contacts } = listsHarness();
    contacts.mockImplementation(failing('CANCELLED'));
    await expect(lists.contacts()).rejects.toMatchObject({ code: 'CANCELLED' });
  });
});
