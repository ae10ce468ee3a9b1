import type { Pro, ReceivedText } from '#shared/domain/map/schema.ts';

/** A text of the map with these facts; all others are unknown. */
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
