import type { Store, StoredUser } from '@pasar/contract';

type StoredFile = Store['file_ktp'];

const none: StoredFile = { media_id: null, url: null, status: 'none', reason: null };
const stored = (id: number, changed: Partial<StoredFile> = {}): StoredFile => ({
  media_id: id as StoredFile['media_id'], // ids are branded where the market hands them out
  url: `/media/${id}.webp`,
  status: 'approved',
  reason: null,
  ...changed,
});

/** Budi sells batik; his tax card was rejected, his company papers were never sent in. */
export const store: Store = {
  merchant_photo: stored(11),
  merchant_photos: '/media/11.webp',
  merchant_name: 'Rumah Kawung',
  merchant_slug: 'rumah-kawung',
  description: 'Batik tulis dari Pekalongan.',
  is_company: 'personal',
  is_pkp: 'non-pkp',
  no_npwp: '',
  pic_name: 'Budi Santoso',
  pic_phone: '081290874431',
  file_ktp: stored(12),
  file_ktp_selfie: stored(13, { status: 'submitted' }),
  file_npwp: stored(14, { status: 'rejected', reason: 'Foto buram' }),
  file_company_doc: none,
  holiday_from: null,
  holiday_to: null,
  couriers: ['jne', 'sicepat'],
  courier_options: [
    { code: 'jne', name: 'JNE' },
    { code: 'jnt', name: 'J&T Express' },
    { code: 'sicepat', name: 'SiCepat' },
  ],
  accepts_dropship: true,
  verification_status: 'approved',
  submitted_at: '2026-10-01T03:00:00Z',
  verify_due_at: '2026-10-02T03:00:00Z',
  is_late: false,
  suspend_reason: null,
  reviews: [
    { field: 'file_ktp_selfie', status: 'submitted', reason: null },
    { field: 'file_npwp', status: 'rejected', reason: 'Foto buram' },
  ],
  missing: [],
  city: 'Kota Pekalongan',
  rating: 4.8,
  products: 25,
  version: 3,
};

export const budi: StoredUser = {
  email: 'budi@example.test',
  username: null,
  fullname: 'Budi Santoso',
  phone: '081290874431',
  gender: 'male',
  birthday: '1985-05-20',
  is_company: 'personal',
  registered_as: 'merchant',
  merchant: {
    id: 5 as NonNullable<StoredUser['merchant']>['id'], // as above
    merchant_name: 'Rumah Kawung',
    merchant_slug: 'rumah-kawung',
    merchant_photo: '/media/11.webp',
    verification_status: 'approved',
  },
};
