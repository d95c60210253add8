import { formatDateTime, formatRupiah, inLocale } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { type Consumer, consumer } from '../../../platform/jobs/outbox.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import { notify, notifyStore } from '../../notifications/index.ts';
import { readGroup } from '../group/read-group.ts';
import { hintOrders } from '../state-machine/hint-orders.ts';
import { type MessageContext, readMessageContext } from './message-context.ts';
import type { OrderMessage, OrderMessages } from './message-text.ts';
import { newsMessages, transitionMessages } from './messages.ts';

const tellBuyer = async (ctx: Context, facts: MessageContext, { title, body, once, mail }: OrderMessage) => {
  if (once && !facts.isFirst) return;
  const texts = body(facts);
  const link = ctx.linkTo('buyer.order', { code: facts.code });
  await notify(ctx, {
    userId: facts.buyerId,
    category: 'order',
    kind: 'order_buyer',
    title,
    body: texts,
    link,
    ownMail: true,
  });
  if (!mail) return;
  const locale = facts.buyerLocale;
  const letter = renderEmail({
    locale,
    to: facts.buyerEmail,
    subject: `${title[locale]}: ${once ? facts.groupCode : facts.code}`,
    before: [texts[locale], `${ctx.publicUrl}${inLocale(link, locale)}`],
    after: [],
  });
  await ctx.mail.post(ctx, letter);
};

const tellSeller = async (ctx: Context, facts: MessageContext, { title, body, mail }: OrderMessage) => {
  const texts = body(facts);
  const { code, merchantId } = facts;
  const link = ctx.linkTo('seller.order', { code });
  await notifyStore(ctx, {
    ...{ merchantId, area: 'orders', category: 'order', kind: 'order_seller', title, body: texts, link },
    letter: mail
      ? ({ to, locale }) =>
          renderEmail({
            ...{ locale, to, subject: `${title[locale]}: ${code}`, after: [] },
            before: [texts[locale], `${ctx.publicUrl}${inLocale(link, locale)}`],
          })
      : null,
  });
};

/** By its number alone. */
const readOrders = ({ db }: Context, orderId: number) =>
  db.selectFrom('orders').select(['code', 'user_id', 'merchant_id']).where('id', '=', orderId).execute();

const tell = async (ctx: Context, orderId: number, { buyer, seller }: OrderMessages) => {
  const facts = await readMessageContext(ctx, orderId);
  if (buyer) await tellBuyer(ctx, facts, buyer);
  if (seller) await tellSeller(ctx, facts, seller);
};

/** Notifies both sides of what happened to an order; each also by email when it matters (domain 3.12). */
export const notifyOrders: Consumer[] = [
  consumer('order.moved', async (ctx, { orderId, transition }) => {
    const tidings = transitionMessages[transition];
    if (tidings.buyer || tidings.seller) await tell(ctx, orderId, tidings);
  }),
  consumer('order.notified', async (ctx, { orderId, news }) => {
    await tell(ctx, orderId, newsMessages[news]);
    await hintOrders(ctx, await readOrders(ctx, orderId));
  }),
  consumer('order-group.placed', async (ctx, { groupId }) => {
    const group = await readGroup(ctx, { groupId });
    if (group?.status !== 'waiting') return;
    const by = (locale: 'id' | 'en') => formatDateTime(group.payDueAt.toISOString(), locale);
    await notify(ctx, {
      userId: group.userId,
      category: 'order',
      kind: 'order_buyer',
      ownMail: true,
      title: { id: 'Selesaikan pembayaranmu', en: 'Complete your payment' },
      body: {
        id: `Bayar ${formatRupiah(group.payable)} sebelum ${by('id')}.`,
        en: `Pay ${formatRupiah(group.payable)} before ${by('en')}.`,
      },
      link: ctx.linkTo('storefront.payment', { code: group.code }),
    });
  }),
];
