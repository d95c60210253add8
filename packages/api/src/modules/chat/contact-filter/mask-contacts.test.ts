import { describe, expect, test } from 'vitest';
import { maskContacts } from './mask-contacts.ts';
import { hostileSamples, ordinarySamples } from './testing/sample-messages.ts';

const own = 'https://pasar.example';
const isMasked = (text: string) => maskContacts(text, own).found.length > 0;

describe('the contact filter', () => {
  test.each([
    ['Chat ke 0812-3456-7890 ya', 'Chat ke ••• ya', ['phone']],
    ['0 8 1 2 3 4 5 6 7 8 9 0', '•••', ['phone']],
    ['nol delapan satu dua tiga empat lima enam tujuh delapan', '•••', ['phone']],
    ['Kirim ke budi.s@gmail.com saja', 'Kirim ke ••• saja', ['email']],
    ['budi (at) gmail (dot) com', '•••', ['email']],
    ['Lihat di https://toko-lain.com/kaos', 'Lihat di •••', ['link']],
    ['lanjut di WhatsApp yuk', 'lanjut di ••• yuk', ['messenger']],
    ['BCA 1234567890 a/n Budi', 'BCA ••• a/n Budi', ['account']],
  ])('replaces in "%s"', (text, masked, found) => {
    expect(maskContacts(text, own)).toEqual({ text: masked, found });
  });

  test.each([
    'Harganya Rp1.250.000 atau 1.199.000 kalau ambil dua?',
    'Ukuran 90 x 200 cm, tinggi 10 dm, berat 1.200 gram',
    'Pesanan ORD-20260302-AB12C, resi JNE0123456789012',
    'Toko buka 08.00-17.00, Sabtu 08.30 - 12.00',
    'Transfer BCA sudah, Rp15.000.000 ya',
    'Dana 15.000.000 kembali ke saldo?',
    'https://pasar.example/p/kaos-polos-1 masih ada?',
    'Lensa tele 70-200 mm f/2.8 untuk kamera, ada garansi 1 tahun.Id baru?',
    'Satu dua tiga, tes mikrofon',
  ])('leaves "%s" as it is', (text) => {
    expect(maskContacts(text, own)).toEqual({ text, found: [] });
  });

  test('catches at least 95 % of 200 hostile samples [W87]', () => {
    expect(hostileSamples).toHaveLength(200);
    const missed = hostileSamples.filter((text) => !isMasked(text));
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(10);
  });

  test('touches at most 1 % of 1,000 ordinary ones [W87]', () => {
    expect(ordinarySamples).toHaveLength(1_000);
    const touched = ordinarySamples.filter(isMasked);
    expect(touched.length, touched.join('\n')).toBeLessThanOrEqual(10);
  });

  test('takes no longer than a message may', () => {
    const started = performance.now();
    for (const unit of ['0 ', '8.', 'a.', 'w ', 'nol ', '@a', '1-']) {
      maskContacts(unit.repeat(Math.floor(2_000 / unit.length)), own);
    }
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
