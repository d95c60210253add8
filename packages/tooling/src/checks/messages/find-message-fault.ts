import { allowedEqual, allowedMixed } from './allowed-messages.ts';
import type { MessagePair } from './message-pair.ts';

/** `{{n}}`, `{name}` and the marks of a text, sorted: translations may turn them around, and lose none. */
const place = /\{\{?\w+\}?\}|<\/?\w+>/g;
const places = (text: string): string => (text.match(place) ?? []).toSorted().join(' ');

/** Words that bind a sentence of a language and are none in the other. */
const bindingWords = {
  id: /\b(adalah|agar|akan|anda|atau|bagi|bahwa|belum|bisa|boleh|coba|dalam|dan|dapat|dari|dengan|dulu|hanya|harap|harus|ini|itu|jangan|jika|juga|kalau|kamu|karena|kepada|lagi|masih|mohon|oleh|pada|sebelum|sedang|semua|setelah|silakan|sudah|supaya|tanpa|tapi|telah|tidak|untuk|yang)\b/i,
  en: /\b(again|and|are|because|before|but|cannot|for|from|has|have|if|is|it|its|not|of|or|please|that|the|their|there|these|they|this|to|was|were|when|which|will|with|without|you|your)\b/i,
};

const withoutPlaces = (text: string): string => text.replaceAll(place, ' ');
const words = (text: string): number => (withoutPlaces(text).match(/\p{L}{2,}/gu) ?? []).length;
const withoutNames = (text: string): string =>
  allowedMixed.reduce((left, allowed) => left.replaceAll(allowed, ''), withoutPlaces(text));

/** What is wrong with a text in its two languages, in one sentence; null when nothing is. */
export const findMessageFault = ({ at, id, en }: MessagePair): string | null => {
  if ((id === '') !== (en === ''))
    return `${at}: the ${id === '' ? 'Indonesian' : 'English'} text is missing`;
  if (places(id) !== places(en)) {
    return `${at}: has the places [${places(id)}] in Indonesian and [${places(en)}] in English`;
  }
  if (id === en) {
    return words(id) >= 2 && !allowedEqual.has(id)
      ? `${at}: says ${JSON.stringify(id)} in both languages`
      : null;
  }
  for (const [language, text, other] of [
    ['English', en, bindingWords.id],
    ['Indonesian', id, bindingWords.en],
  ] as const) {
    const foreign = other.exec(withoutNames(text))?.[0];
    if (foreign)
      return `${at}: the ${language} text says ${JSON.stringify(foreign)}: ${JSON.stringify(text)}`;
  }
  return null;
};
