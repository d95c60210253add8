import { type Locale, message } from '@pasar/contract';

interface Written {
  author_name: string;
  is_anonymous: boolean;
}

/** `Siti` becomes `S***i`: enough to distinguish reviews, too little to identify the user. */
const masked = (name: string): string => `${[...name].at(0)}***${[...name].at(-1)}`;

/** Who wrote a review, as everybody but the author reads it. */
export const formatAuthor = ({ author_name, is_anonymous }: Written, locale: Locale): string => {
  const name = author_name || message('review.author.unnamed', locale);
  return is_anonymous ? masked(name) : name;
};
