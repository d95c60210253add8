import { type Found, findAll } from './found.ts';

/** What people write between the letters of a name that they hide. */
const spread = (name: string) => [...name].join(String.raw`[\s.\-_*]{0,2}`);

const names = [
  spread('whatsapp'),
  'wh?ats?ap+p?',
  'was?sap+',
  'wa',
  String.raw`w[.\-_*]a`,
  'w4',
  'wapri',
  'japri',
  spread('telegram'),
  spread('instagram'),
  'insta',
  'ig',
  'facebook',
  'fb',
  String.raw`fb\s?messenger`,
  'wechat',
  'michat',
  'bbm',
  String.raw`id\s?line`,
  String.raw`line\s?id`,
  'discord',
  'snapchat',
  'tiktok',
];

const messenger = new RegExp(
  String.raw`(?<![\w@])(?:${names.join('|')})(?![\w])(?:\s?[:=]?\s?@[\w.]{3,30})?`,
  'gi',
);
/** `dm aja`, `dm ke @toko`: to write elsewhere; `10 dm` is a length. */
const direct = /(?<![\w]|\d\s)(?:dm|pm)\s(?:aja|saja|ya|dong|ke|via|me|us|kak|kami|saya)(?!\w)/gi;
const handle = /(?<![\w.+-])@[a-z][\w.]{2,30}/gi;

export const findMessengers = (text: string): Found[] => [
  ...findAll('messenger', text, messenger),
  ...findAll('messenger', text, direct),
  ...findAll('messenger', text, handle),
];
