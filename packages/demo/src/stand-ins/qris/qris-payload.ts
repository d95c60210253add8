/** CRC-16/CCITT-FALSE, as EMV codes end with it: four upper-case hex digits. */
export const crc16 = (text: string): string => {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff) >>> 0;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};

/** Identifier, length, value. */
const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;

const merchant = field('00', 'ID.CO.PASAR.WWW') + field('01', '936009140000000017') + field('03', 'UME');
const national = field('00', 'ID.CO.QRIS.WWW') + field('02', 'ID1020000000017') + field('03', 'UME');
const rupiahCurrency = '360';
const groceryAndMore = '5399';

/** The text behind a QRIS code for one amount and one bill (EMV merchant-presented mode, dynamic). */
export const qrisPayload = ({ code, amount }: { code: string; amount: number }): string => {
  const body = [
    field('00', '01'),
    field('01', '12'),
    field('26', merchant),
    field('51', national),
    field('52', groceryAndMore),
    field('53', rupiahCurrency),
    field('54', String(amount)),
    field('58', 'ID'),
    field('59', 'PASAR DEMO'),
    field('60', 'JAKARTA'),
    field('61', '10110'),
    field('62', field('01', code.slice(0, 25))),
    '6304',
  ].join('');
  return body + crc16(body);
};
