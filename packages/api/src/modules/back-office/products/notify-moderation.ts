import { blockReasons, type Locale } from '@pasar/contract';
import { consumer } from '../../../platform/jobs/outbox.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import { notifyStore } from '../../notifications/index.ts';
import { isLastModeration } from '../bulk/moderations.ts';

/** To those of the store who change products, in the list and by email: what happened to the product, and why. */
export const notifyModeration = consumer(
  'admin.product-moderated',
  async (ctx, { productId, reasonCode, note, was, moderationId }) => {
    const subject = { subjectType: 'product', subjectId: productId } as const;
    if (moderationId !== undefined && !(await isLastModeration(ctx, subject, moderationId))) return;
    const { name, merchant_id } = await ctx.db
      .selectFrom('products')
      .select(['name', 'merchant_id'])
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    const title: Record<Locale, string> = reasonCode
      ? { id: 'Produkmu diblokir', en: 'Your product is blocked' }
      : was === 'pending'
        ? { id: 'Produkmu lolos peninjauan', en: 'Your product passed its review' }
        : { id: 'Produkmu tidak diblokir lagi', en: 'Your product is no longer blocked' };
    const body: Record<Locale, string> = reasonCode
      ? {
          id: `${name} tidak tampil lagi: ${blockReasons[reasonCode].id}. ${note}`,
          en: `${name} is no longer listed: ${blockReasons[reasonCode].en}. ${note}`,
        }
      : { id: `${name} bisa ditayangkan lagi.`, en: `${name} can be listed again.` };
    await notifyStore(ctx, {
      ...{ merchantId: merchant_id, area: 'catalogue', category: 'merchant', kind: 'store', title, body },
      link: ctx.linkTo('seller.product', { id: productId }),
      letter: ({ to, locale }) =>
        renderEmail({ to, locale, subject: title[locale], before: [body[locale]], after: [] }),
    });
  },
);
