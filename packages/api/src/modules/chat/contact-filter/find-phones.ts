import { countDigits, type Found, findAll } from './found.ts';

/** What people put between the digits of a number that they hide. */
const gap = String.raw`[\s.\-_/*()+~|,:]{0,3}`;

/** Digits, and letters that stand for them. */
const digit = '[0-9oOlI]';

/** 08…, 628…, +62 8…: a mobile number, however it is spaced. */
const mobile = new RegExp(
  String.raw`(?<![\w-])(?:\(?\+?\s?6${gap}2\)?${gap}(?:\(0\))?${gap}|[0oO]${gap})8${gap}[1-9lI](?:${gap}${digit}){7,10}(?![0-9A-Za-z])`,
  'g',
);

/** 021-5551234: an area code, a gap and a number. */
const landline = /(?<![\w-])\(?0(?:2[1-9]|[3-79]\d{2}|2\d{2})\)?[\s-]{1,2}\d{3,4}[\s-]?\d{3,4}(?![\w-])/g;

/** +65 9123 4567: a number of another country. */
const foreign = /(?<![\w-])\+(?!62)\d{1,3}(?:[\s.-]?\d){7,12}(?!\w)/g;

/** 812…, without its first digit, where the text asks to call. */
const called =
  /(?:\b(?:wa|whatsapp|telp|telepon|hubungi|kontak|contact|call|sms|hp|nomor|nomer|no|phone)\b[^\d\n]{0,15})(8[1-9](?:[\s.-]{0,2}\d){7,10})(?!\w)/gi;

/** Open hours: 08.30-17.00, 20.00. */
const isTimeRange = (text: string) => /^0?8[.:][0-5]\d\s*(?:-|–|s\.?\/?d|sampai)/i.test(text);

const isMobile = (text: string) => {
  const read = text.replace(/[oO]/g, '0').replace(/[lI]/g, '1');
  const digits = countDigits(read);
  // A letter or two hide a number; more of them are a word.
  return digits >= 10 && digits <= 14 && (text.match(/[oOlI]/g) ?? []).length <= 4 && !isTimeRange(text);
};

export const findPhones = (text: string): Found[] => [
  ...findAll('phone', text, mobile, ([match]) => isMobile(match)),
  ...findAll('phone', text, landline),
  ...findAll('phone', text, foreign),
  ...[...text.matchAll(called)].map((match): Found => {
    const number = match[1] ?? '';
    const to = match.index + match[0].length;
    return { kind: 'phone', from: to - number.length, to };
  }),
];
