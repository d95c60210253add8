import type { OnboardingDraft, OnboardingProgress } from '@pasar/contract';
import type { FakeResponses } from '@pasar/slice-kit/testing';
import { ratna } from './users.ts';

/** Nothing is saved yet. */
export const emptyDraft: OnboardingDraft = {
  user: ratna,
  onboarding: { flow: 'none', step: 0 },
  next_step: 'personal',
  registered_as: 'merchant',
  personal: { username: null, is_company: null, fullname: 'Ratna Wulandari', phone: null, gender: null },
  company: null,
  store: null,
  location: null,
  bank: null,
  files: {},
};

export const personal = {
  username: 'ratna.w',
  is_company: 'personal',
  fullname: 'Ratna Wulandari',
  phone: '081234567890',
  gender: 'female',
  birthday: '1990-02-03',
};
export const store = { store_name: 'Kios Ratna', store_address: 'Jalan Braga 10, Bandung' };
export const bandung = {
  province_id: '32',
  city_id: '32.73',
  sub_district_id: '32.73.01',
  area_id: '32.73.01.1001',
  zipcode: '40111',
};

/** The response of every save. */
export const progress = (next_step: OnboardingProgress['next_step']) => ({
  code: 200,
  message: 'Data berhasil disimpan',
  data: { user: ratna, onboarding: { flow: 'merchant', step: 1 }, next_step },
});

const list = (...regions: [id: string, name: string][]) => ({
  code: 200,
  data: regions.map(([id, name]) => ({ id, name })),
});

/** Fixtures of an onboarding: its draft, the lists, and a username that is free. */
export const onboardingResponses = (draft: Partial<OnboardingDraft> = {}): FakeResponses => ({
  'GET /auth/information': { code: 200, data: { ...emptyDraft, ...draft } },
  'GET /province': list(['32', 'Jawa Barat'], ['33', 'Jawa Tengah']),
  'GET /city': ({ query }) =>
    query.get('province_id') === '32' ? list(['32.73', 'Kota Bandung']) : list(['33.74', 'Kota Semarang']),
  'GET /subdistrict': list(['32.73.01', 'Sukasari']),
  'GET /area': {
    code: 200,
    data: [{ id: '32.73.01.1001', name: 'Sarijadi', zipcode: '40151' }],
  },
  'GET /helper/bank': { code: 200, data: [{ id: 4, bank: 'Mandiri' }] },
  'POST /helper/usernamecheck': { code: 200, data: { username: 'ratna.w' } },
});
