import { type ArticleGroup, articleGroups, type HelpArticle } from '@pasar/contract';

const groups = Object.keys(articleGroups) as ArticleGroup[]; // the keys of the table

/** The articles of each group of the first page, in their order. */
export const groupArticles = (articles: readonly HelpArticle[]) =>
  groups.map((name) => ({
    name,
    articles: articles.filter(({ group }) => group === name),
  }));

const plain = (words: string): string => words.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The articles that have every word of a query in their texts; those that have them in the title come first. */
export const searchArticles = (articles: readonly HelpArticle[], query: string): HelpArticle[] => {
  const words = plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return articles
    .map((article) => {
      const head = plain(`${article.title} ${article.summary}`);
      const all = `${head} ${plain(article.text)}`;
      return {
        article,
        found: words.every((word) => all.includes(word)),
        inHead: words.every((word) => head.includes(word)),
      };
    })
    .filter(({ found }) => found)
    .sort((one, other) => Number(other.inHead) - Number(one.inHead))
    .map(({ article }) => article);
};
