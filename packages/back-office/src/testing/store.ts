import type { AdminStoreDetail } from '@pasar/contract';

const paper = (media_id: number) => ({ media_id, status: 'submitted' as const, reason: null });

/** A new store with all that a person needs. */
export const waitingStore: AdminStoreDetail = {
  id: 5,
  merchant_name: 'Rumah Kawung',
  merchant_slug: 'rumah-kawung',
  merchant_photo: null,
  description: 'Batik tulis dari Pekalongan.',
  is_company: 'personal',
  is_pkp: 'non-pkp',
  no_npwp: '',
  pic_name: '',
  pic_phone: '',
  company_address: '',
  owner: {
    id: 7,
    email: 'budi@example.test',
    username: 'budi',
    fullname: 'Budi Santoso',
    phone: '081290874431',
    birthday: '1985-05-20',
    status: 'active',
  },
  location: {
    company_name: '',
    address: 'Jalan Batik 3',
    province: 'Jawa Tengah',
    city: 'Kota Pekalongan',
    sub_district: 'Pekalongan Utara',
    area: 'Krapyak',
    zipcode: '51147',
  },
  bank: {
    bank_id: 7,
    bank_name: 'BCA',
    rekening: '1234567890',
    cabang: 'Pekalongan',
    atas_nama: 'Budi Santoso',
  },
  documents: { file_ktp: paper(12), file_ktp_selfie: paper(13) },
  verification_status: 'submitted',
  submitted_at: '2026-11-20T03:00:00Z',
  verify_due_at: '2026-11-21T03:00:00Z',
  is_late: false,
  verified_at: null,
  suspend_reason: null,
  items: [
    { field: 'file_ktp', status: 'submitted', reason: null, at: '2026-11-20T03:00:00Z' },
    { field: 'file_ktp_selfie', status: 'submitted', reason: null, at: '2026-11-20T03:00:00Z' },
  ],
  events: [{ action: 'submit', actor: 'budi@example.test', reason: null, at: '2026-11-20T03:00:00Z' }],
  version: 3,
};
