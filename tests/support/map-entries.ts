import type { Pro, ReceivedText } from '#shared/domain/map/schema.ts';

/** Returns a text message with the given members. The other members are empty, except for an invented address. */
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
