import { type ChatMeasure, formatDateTime, type Locale } from '@pasar/contract';
import { consumer } from '../../../platform/jobs/outbox.ts';
import { notify } from '../../notifications/index.ts';

const follows: Record<ChatMeasure, (until: Record<Locale, string>) => Record<Locale, string>> = {
  hide: () => ({ id: '', en: '' }),
  warn: () => ({
    id: ' Ini peringatan: pelanggaran berikutnya menghentikan chatmu.',
    en: ' This is a warning: the next time, your chat is paused.',
  }),
  pause_1: (until) => paused(until),
  pause_7: (until) => paused(until),
  pause_30: (until) => paused(until),
};

const paused = (until: Record<Locale, string>): Record<Locale, string> => ({
  id: ` Kamu tidak bisa menulis chat sampai ${until.id}.`,
  en: ` You cannot write in the chat until ${until.en}.`,
});

/** To who wrote a message that the market hid: why, and what follows. */
export const notifyHidden = consumer('chat.message-hidden', async (ctx, { messageId, measure, note }) => {
  const found = await ctx.db
    .selectFrom('messages')
    .innerJoin('chat_measures', 'chat_measures.message_id', 'messages.id')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select(['author_id', 'side', 'conversation_id', 'merchant_id', 'until'])
    .where('messages.id', '=', messageId)
    .orderBy('chat_measures.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  // The account may be deleted by now.
  if (!found?.author_id) return;
  const until = found.until?.toISOString() ?? '';
  const next = follows[measure]({ id: formatDateTime(until, 'id'), en: formatDateTime(until, 'en') });
  const isStore = found.side === 'seller';
  const id = found.conversation_id;
  await notify(ctx, {
    ...{ userId: found.author_id, category: 'info', kind: 'account' },
    ...(isStore && { audience: 'merchant' as const, merchantId: found.merchant_id }),
    title: { id: 'Pesan chatmu disembunyikan', en: 'Your chat message was hidden' },
    body: {
      id: `Tim Pasar menyembunyikan pesanmu. ${note}${next.id}`,
      en: `The Pasar team hid your message. ${note}${next.en}`,
    },
    link: isStore ? ctx.linkTo('seller.chat', { id }) : ctx.linkTo('buyer.chat', { id }),
  });
});
