import { describe, expect, test } from 'vitest';
import { checkFields } from '../field-messages.ts';
import { message } from '../messages/message.ts';
import { VoucherInput, voucherTimeProblems } from './voucher.ts';

const good = {
  voucher_code: 'hemat10',
  name: 'Hemat 10 ribu',
  kind: 'discount',
  discount_type: 'amount',
  discount_value: 10_000,
  quota: 100,
  date_start: '2026-03-02',
  date_end: '2026-03-31',
};
const problemsOf = (more: object) => {
  const checked = checkFields(VoucherInput, { ...good, ...more });
  return checked.ok ? {} : checked.problems;
};

describe('the form of a voucher', () => {
  test('fills in what was left out; the code is in capitals, days are full days in Jakarta', () => {
    expect(checkFields(VoucherInput, good)).toMatchObject({
      ok: true,
      value: {
        voucher_code: 'HEMAT10',
        description: '',
        image: null,
        max_discount: null,
        min_spend: 0,
        per_user_limit: 1,
        date_start: '2026-03-01T17:00:00.000Z',
        date_end: '2026-03-31T16:59:59.999Z',
        target: 'public',
        scope: 'all',
        product_ids: [],
      },
    });
    const times = { date_start: '2026-03-02T10:00:00+07:00', date_end: '2026-03-02T05:00:00Z' };
    expect(checkFields(VoucherInput, { ...good, ...times })).toMatchObject({
      value: { date_start: '2026-03-02T03:00:00.000Z', date_end: '2026-03-02T05:00:00.000Z' },
    });
  });

  test.each([
    [{ voucher_code: '' }, 'voucher_code', 'Isi kode voucher'],
    [{ voucher_code: 'ABCD' }, 'voucher_code', 'Kode voucher 5 sampai 20 huruf atau angka, tanpa spasi'],
    [
      { voucher_code: 'A'.repeat(21) },
      'voucher_code',
      'Kode voucher 5 sampai 20 huruf atau angka, tanpa spasi',
    ],
    [{ voucher_code: 'HEMAT 10' }, 'voucher_code', 'Kode voucher 5 sampai 20 huruf atau angka, tanpa spasi'],
    [{ name: 'Hema' }, 'name', 'Nama voucher 5 sampai 60 karakter'],
    [{ name: '' }, 'name', 'Isi nama voucher'],
    [{ kind: 'gratis' }, 'kind', 'Harap isi kolom berikut'],
    [{ discount_value: undefined }, 'discount_value', 'Isi besar potongan'],
    [{ discount_value: 99 }, 'discount_value', 'Potongan Rp100 sampai Rp500.000.000'],
    [{ discount_value: 10.5 }, 'discount_value', 'Potongan Rp100 sampai Rp500.000.000'],
    [{ discount_type: 'percent', discount_value: 101 }, 'discount_value', 'Potongan 1 sampai 100 persen'],
    [{ max_discount: 5_000 }, 'max_discount', 'Potongan maksimal hanya untuk potongan persen'],
    [
      { discount_type: 'percent', discount_value: 10, min_spend: 100_000, max_discount: 9_999 },
      'max_discount',
      'Potongan maksimal lebih kecil dari potongan untuk belanja minimal',
    ],
    [{ min_spend: -1 }, 'min_spend', 'Minimal belanja Rp0 sampai Rp500.000.000'],
    [{ quota: 0 }, 'quota', 'Kuota 1 sampai 1.000.000'],
    [{ quota: 2, per_user_limit: 3 }, 'per_user_limit', 'Batas per pembeli tidak boleh melebihi kuota'],
    [{ date_start: '2026-02-30' }, 'date_start', undefined],
    [{ date_end: '' }, 'date_end', 'Isi waktu berakhir'],
    [{ date_end: '2026-03-01' }, 'date_end', 'Waktu berakhir harus setelah waktu mulai'],
    [{ date_end: '2027-03-05' }, 'date_end', 'Voucher berlaku paling lama 366 hari'],
    [{ scope: 'products' }, 'product_ids', 'Pilih produknya'],
    [
      { scope: 'products', product_ids: Array.from({ length: 501 }, (_, n) => n + 1) },
      'product_ids',
      'Maksimal 500 produk',
    ],
  ])('%j is refused at its field', (more, field, says) => {
    const problems = problemsOf(more);
    expect(Object.keys(problems)).toEqual([field]);
    const problem = problems[field];
    if (says && problem) expect(message(problem, 'id')).toBe(says);
  });

  test('a percentage at the least spend is within the maximum', () => {
    const percent = { discount_type: 'percent', discount_value: 10, min_spend: 100_000 };
    expect(problemsOf({ ...percent, max_discount: 10_000 })).toEqual({});
    expect(problemsOf({ ...percent, max_discount: null })).toEqual({});
  });

  test('several wrong fields are all named, those that are compared too', () => {
    const problems = problemsOf({
      name: '',
      discount_type: 'percent',
      discount_value: 200,
      date_end: '2026-01-01',
    });
    expect(Object.keys(problems).sort()).toEqual(['date_end', 'discount_value', 'name']);
  });
});

describe('the times of a new voucher', () => {
  const now = new Date('2026-03-02T03:00:00Z');
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();

  test.each([
    [0, 1, {}],
    [-0.5, 1, {}],
    [-1.1, 1, { date_start: 'voucher.start.past' }],
    [-0.5, 0, { date_end: 'voucher.end.past' }],
  ])('from day %d to day %d', (start, end, problems) => {
    expect(voucherTimeProblems({ date_start: at(start), date_end: at(end) }, now)).toEqual(problems);
  });
});
