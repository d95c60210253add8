import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { type ArticleGroup, articleGroups, contentSlugs } from '../schemas/content-page.ts';
import { RichText } from '../schemas/rich-text.ts';

const heading = { title: v.string(), summary: v.string() };

/** An article as the help centre lists and searches it. */
export const HelpArticle = v.object({
  slug: v.picklist(contentSlugs),
  group: v.picklist(Object.keys(articleGroups) as [ArticleGroup, ...ArticleGroup[]]), // the keys of the table
  ...heading,
  /** All its words, without marks. */
  text: v.string(),
});
export type HelpArticle = v.InferOutput<typeof HelpArticle>;

/** A page that staff write, in the language of the request. */
export const ContentPage = v.object({
  slug: v.picklist(contentSlugs),
  ...heading,
  body: RichText,
  /** Since when people are bound by it, of a text that they agree to; else null. */
  since: v.nullable(v.string()),
});
export type ContentPage = v.InferOutput<typeof ContentPage>;

/** Texts that the market publishes about itself (people W68). */
export const help = {
  articles: endpoint({
    method: 'GET',
    path: '/help',
    summary: 'The articles of the help centre with all their words',
    data: v.array(HelpArticle),
  }),
  page: endpoint({
    method: 'GET',
    path: '/help/:slug',
    summary: 'An article, or the terms, the privacy page or the contact page, as nodes',
    params: v.object({ slug: v.picklist(contentSlugs) }),
    data: ContentPage,
  }),
};
