import type { Pro, ReceivedText } from '#shared/domain/map/schema.ts';

/** Returns a text of the map with the given facts. All other facts are unknown. */
export const mapText = (id: string, facts: Partial<ReceivedText> = {}): ReceivedText => ({
  id,
  address: `${id} Oak St`,
  city: '',
  state: '',
  sender: '',
  phone: '',
  email: '',
  consentWording: '',
  message: '',
  photos: [],
  receivedAt: '',
  proId: '',
  ...facts,
});

export const mapPro = (id: string, facts: Partial<Pro> = {}): Pro => ({
  id,
  address: '',
  city: '',
  state: '',
  name: `Pro ${id}`,
  droppedTexts: 0,
  ...facts,
});
