import { type Found, findAll } from './found.ts';

const at = String.raw`(?:@|\s?[([{]\s?(?:at|et)\s?[)\]}]\s?|\s(?:at|et)\s)`;
const dot = String.raw`(?:\.|\s?[([{]\s?(?:dot|titik)\s?[)\]}]\s?|\s(?:dot|titik)\s)`;
const endings = '(?:com|net|org|co|id|io|me|ai|app|shop|store|web|link|info|biz|xyz|site|online|my|sg|ly)';

/** Addresses, also with words for their signs. */
const email = new RegExp(
  String.raw`(?<![\w.+-])[\w.+-]{2,64}\s?${at}\s?[a-z0-9-]{2,40}(?:\s?${dot}\s?[a-z0-9-]{2,20}){0,2}\s?${dot}\s?${endings}(?!\w)`,
  'gi',
);
/** An address whose ending is left out: `budi@gmail`. */
const mailbox =
  /(?<![\w.+-])[\w.+-]{2,64}\s?@\s?(?:gmail|yahoo|ymail|hotmail|outlook|icloud|proton|live)(?!\w)/gi;

export const findEmails = (text: string): Found[] => [
  ...findAll('email', text, email),
  ...findAll('email', text, mailbox),
];

const scheme = /\bh(?:tt|xx)ps?\s?:\s?\/\/\s?\S+/gi;
const bare = new RegExp(
  String.raw`(?<![\w@.])(?:www\s?\.\s?)?(?:[a-z0-9-]{1,60}\s?${dot}\s?){1,3}${endings}(?:/\S*)?(?!\w)`,
  'gi',
);

const hostOf = (address: string) =>
  address
    .toLowerCase()
    .replace(/^h(?:tt|xx)ps?\s?:\s?\/\/\s?/, '')
    .split(/[/?#\s]/)[0] ?? '';

/** `kapan.my` is no word, but `oke.id` may be one that ends a sentence: a link has no capital after its dot. */
const isAddress = (address: string) => !/\.\s?[A-Z][a-z]/.test(address);

export const findLinks = (text: string, ownHost: string): Found[] => {
  const isForeign = ([address]: RegExpMatchArray) => {
    const host = hostOf(address ?? '');
    return host !== ownHost && host !== `www.${ownHost}`;
  };
  return [
    ...findAll('link', text, scheme, isForeign),
    // The host of an own link is not a second link.
    ...findAll('link', text, bare, (match) => {
      const before = text.slice(Math.max(0, match.index - 3), match.index);
      return isForeign(match) && isAddress(match[0]) && !before.endsWith('//') && !isPlain(match[0]);
    }),
  ];
};

/** `1.5 my`, `2.id`: a number, not a name. */
const isPlain = (address: string) => /^[\d.\s]+/.test(address) && !/[a-z]{2,}\s?\./i.test(address);
