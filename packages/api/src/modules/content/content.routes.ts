import { type ArticleGroup, articleGroups, type ContentSlug, endpoints } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { isLegal, presentText, readLegalVersions, readPublished } from './read-published.ts';
import { toPlainText } from './to-rich-text.ts';

const groups = Object.keys(articleGroups) as ArticleGroup[]; // the keys of the table
const groupOf = new Map<ContentSlug, ArticleGroup>(
  groups.flatMap((group) => articleGroups[group].map((slug): [ContentSlug, ArticleGroup] => [slug, group])),
);

export const contentRoutes = (app: App): void => {
  implement(app, endpoints.help.articles, async ({ ctx }) => {
    const pages = await readPublished(ctx, [...groupOf.keys()]);
    return {
      data: pages.flatMap(({ slug, texts }) => {
        const group = groupOf.get(slug);
        const { body, ...heading } = presentText(ctx, texts, ctx.locale);
        return group ? [{ slug, group, ...heading, text: toPlainText(body) }] : [];
      }),
    };
  });
  implement(app, endpoints.help.page, async ({ ctx, params: { slug } }) => {
    const [page] = await readPublished(ctx, [slug]);
    if (!page) throw new Error(`no text of ${slug}`);
    const since = isLegal(slug) ? (await readLegalVersions(ctx))[slug].since : null;
    return { data: { slug, ...presentText(ctx, page.texts, ctx.locale), since } };
  });
};
