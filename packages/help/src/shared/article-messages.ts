import type { ParseKeys, TFunction } from 'i18next';
import { type Article, type ArticleSlug, allArticles } from './articles.ts';
import { marketRules } from './market-rules.ts';
import type { TextSection } from './section-list.tsx';

type Translate = TFunction<'help'>;

export interface ArticleSummary {
  slug: ArticleSlug;
  title: string;
  summary: string;
}

export const readArticle = (t: Translate, slug: ArticleSlug): ArticleSummary => ({
  slug,
  title: t(`articles.${slug}.title`),
  summary: t(`articles.${slug}.summary`),
});

/** A section's names are data, so that its keys are known to the tests, not to the compiler. */
const text = (t: Translate, key: string): string => t(key as ParseKeys<'help'>, { ...marketRules }) as string;

/** The sections of an article in the language of the page, with the figures of the rules in them. */
export const readSections = (t: Translate, { slug, sections }: Article, withLinks = true): TextSection[] =>
  sections.map(({ name, link }) => {
    const key = `articles.${slug}.sections.${name}`;
    return {
      id: name,
      title: text(t, `${key}.title`),
      text: text(t, `${key}.text`),
      ...(link && withLinks && { link: { to: link(), text: text(t, `${key}.link`) } }),
    };
  });

const plain = (words: string): string => words.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The articles that have every word of a query in their texts; those that have them in the title come first. */
export const searchArticles = (t: Translate, query: string): ArticleSummary[] => {
  const words = plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return allArticles
    .map((article) => {
      const texts = readArticle(t, article.slug);
      const head = plain(`${texts.title} ${texts.summary}`);
      const body = readSections(t, article, false).map((one) => `${one.title} ${one.text}`);
      const all = `${head} ${plain(body.join(' '))}`;
      return {
        texts,
        found: words.every((word) => all.includes(word)),
        inHead: words.every((word) => head.includes(word)),
      };
    })
    .filter(({ found }) => found)
    .sort((one, other) => Number(other.inHead) - Number(one.inHead))
    .map(({ texts }) => texts);
};
