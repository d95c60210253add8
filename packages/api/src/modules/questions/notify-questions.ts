import { hideReasons, type Locale } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { type Consumer, consumer } from '../../platform/jobs/outbox.ts';
import { type NewNotification, notify, notifyStore } from '../notifications/index.ts';

type Text = Record<Locale, string>;

const factsOf = ({ db }: Context, questionId: number) =>
  db
    .selectFrom('product_questions')
    .innerJoin('products', 'products.id', 'product_questions.product_id')
    .innerJoin('merchants', 'merchants.id', 'product_questions.merchant_id')
    .select(['product_questions.user_id as asker_id', 'product_questions.text', 'product_questions.state'])
    .select(['products.name', 'products.slug'])
    .select(['merchants.id as merchant_id', 'merchant_name'])
    .where('product_questions.id', '=', questionId)
    .executeTakeFirst();

const findAnswer = ({ db }: Context, id: number) =>
  db
    .selectFrom('product_answers')
    .select(['question_id', 'user_id', 'side', 'text'])
    .where('id', '=', id)
    .executeTakeFirst();

/** To the question on the product's page, where the list begins with it. */
const linkToQuestion = (ctx: Context, slug: string, question: number) =>
  `${ctx.linkTo('storefront.product', { slug, question })}#questions`;

const hiddenText = (type: 'question' | 'answer', name: string, reason: Text, note: string): Text =>
  type === 'question'
    ? {
        id: `Pertanyaanmu tentang ${name} tidak tampil lagi: ${reason.id}. ${note}`,
        en: `Your question about ${name} is no longer shown: ${reason.en}. ${note}`,
      }
    : {
        id: `Jawabanmu tentang ${name} tidak tampil lagi: ${reason.id}. ${note}`,
        en: `Your answer about ${name} is no longer shown: ${reason.en}. ${note}`,
      };

/** Notifies the store of a question, its asker of an answer, and the author of what staff hid. */
export const notifyQuestions: Consumer[] = [
  consumer('question.asked', async (ctx, { questionId }) => {
    const facts = await factsOf(ctx, questionId);
    if (!facts) return;
    const { name, text, merchant_id: merchantId } = facts;
    await notifyStore(ctx, {
      ...{ merchantId, area: 'talk', category: 'info', kind: 'question' },
      title: { id: 'Pertanyaan baru', en: 'New question' },
      body: { id: `Tentang ${name}: ${text}`, en: `About ${name}: ${text}` },
      link: ctx.linkTo('seller.questions', { question: questionId }),
    });
  }),
  consumer('question.answered', async (ctx, { answerId }) => {
    const answer = await findAnswer(ctx, answerId);
    const facts = answer && (await factsOf(ctx, answer.question_id));
    if (!answer || !facts?.asker_id || facts.asker_id === answer.user_id) return;
    const { name, slug, merchant_name } = facts;
    const { side, text, question_id } = answer;
    const by: Text =
      side === 'seller' ? { id: merchant_name, en: merchant_name } : { id: 'Seorang pembeli', en: 'A buyer' };
    await notify(ctx, {
      ...{ userId: facts.asker_id, category: 'info', kind: 'question' },
      title: { id: 'Pertanyaanmu dijawab', en: 'Your question was answered' },
      body: { id: `${by.id} tentang ${name}: ${text}`, en: `${by.en} about ${name}: ${text}` },
      link: linkToQuestion(ctx, slug, question_id),
    });
  }),
  consumer('question.hidden', async (ctx, { type, id, reasonCode, note }) => {
    const answer = type === 'answer' ? await findAnswer(ctx, id) : undefined;
    const questionId = answer?.question_id ?? id;
    const facts = await factsOf(ctx, questionId);
    const authorId = type === 'answer' ? answer?.user_id : facts?.asker_id;
    // The account may be deleted by now.
    if (!facts || !authorId) return;
    const { name, slug, merchant_id: merchantId } = facts;
    const isStore = answer?.side === 'seller';
    const to: Pick<NewNotification, 'audience' | 'merchantId' | 'link'> = isStore
      ? { audience: 'merchant', merchantId, link: ctx.linkTo('seller.questions', { question: questionId }) }
      : { audience: 'buyer', link: ctx.linkTo('storefront.product', { slug }) };
    await notify(ctx, {
      ...{ userId: authorId, category: 'info', kind: 'question', ...to },
      title:
        type === 'question'
          ? { id: 'Pertanyaanmu disembunyikan', en: 'Your question is hidden' }
          : { id: 'Jawabanmu disembunyikan', en: 'Your answer is hidden' },
      body: hiddenText(type, name, hideReasons[reasonCode], note),
    });
  }),
];
