export { ledger } from './ledger-page.id.ts';

export const tax = {
  lead: 'Faktur dan nota kredit yang diterbitkan atas nama toko, dengan PPN-nya. Nota kredit mengurangi jumlahnya.',
  search: 'Nomor dokumen atau kode pesanan',
  number: 'Nomor',
  kind: 'Jenis',
  at: 'Terbit',
  store: 'Toko',
  total: 'Total',
  dpp: 'DPP',
  ppn: 'PPN',
  taxed: 'Hanya yang kena PPN',
  sum: 'Total {{total}} · DPP {{dpp}} · PPN {{ppn}}',
  is: { invoice: 'Faktur', credit_note: 'Nota kredit' },
  are: { invoice: 'Faktur', credit_note: 'Nota kredit' },
};
