import type { Locale, StoreReviewField } from '@pasar/contract';

/** Sellers' names for the parts that staff review. */
export const fieldNames: Record<StoreReviewField, Record<Locale, string>> = {
  merchant_name: { id: 'Nama toko', en: 'Store name' },
  merchant_photo: { id: 'Foto toko', en: 'Store photo' },
  description: { id: 'Deskripsi toko', en: 'Store description' },
  company_name: { id: 'Nama perusahaan', en: 'Company name' },
  no_npwp: { id: 'Nomor NPWP', en: 'NPWP number' },
  pic_name: { id: 'Nama PIC', en: 'PIC name' },
  pic_phone: { id: 'Telepon PIC', en: 'PIC phone' },
  address: { id: 'Alamat', en: 'Address' },
  bank: { id: 'Rekening bank', en: 'Bank account' },
  file_ktp: { id: 'Foto KTP', en: 'ID card photo' },
  file_ktp_selfie: { id: 'Foto selfie dengan KTP', en: 'Selfie with ID card' },
  file_npwp: { id: 'Foto NPWP', en: 'NPWP photo' },
  file_company_doc: { id: 'Dokumen perusahaan', en: 'Company document' },
};
