import type { QuestionReply, StoreQuestion } from '@pasar/contract';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { Badge, ResponsiveImage } from '@pasar/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './question-card.styles.ts';

interface QuestionCardProps {
  question: StoreQuestion;
  /** The way to answer, or to change the answer. */
  reply: ReactNode;
}

const Answer = ({ side, author, text, created_at: at, edited_at: edited }: QuestionReply) => {
  const { t } = useTranslation('seller');
  const { date } = useFormat();
  return (
    <li css={style.reply}>
      <p css={style.head}>
        <strong>{author}</strong>
        <Badge tone={side === 'seller' ? 'brand' : 'info'}>{t(`questions.side.${side}`)}</Badge>
        <time dateTime={at}>{date(at)}</time>
        {edited && <span>{t('questions.edited')}</span>}
      </p>
      <p css={style.text} lang="id">
        {text}
      </p>
    </li>
  );
};

/** One question about one product, and its answers, in the language in which they were written. */
export const QuestionCard = ({ question, reply }: QuestionCardProps) => {
  const { t } = useTranslation('seller');
  const { date } = useFormat();
  const { id, author, text, created_at: at, product, answers, is_answered } = question;
  const by = `question-${id}`;
  return (
    <article css={style.card} aria-labelledby={by}>
      <div css={style.product}>
        {product.image && (
          <ResponsiveImage css={style.image} alt="" src={product.image} width={48} height={48} />
        )}
        <LocalLink
          to={`${linkTo('storefront.product', { slug: product.slug, question: id })}#questions`}
          prefetch="none"
          css={style.name}
        >
          {product.name}
        </LocalLink>
      </div>
      <div css={style.textBlock}>
        <p css={style.question} id={by} lang="id">
          {text}
        </p>
        <p css={style.head}>
          <span>{author}</span>
          <time dateTime={at}>{date(at)}</time>
          {!is_answered && <Badge tone="warning">{t('questions.waiting')}</Badge>}
          {is_answered && !answers.some(({ side }) => side === 'seller') && (
            <Badge>{t('questions.answerHidden')}</Badge>
          )}
        </p>
        {answers.length > 0 && (
          <ul css={style.replies} aria-label={t('questions.answers')}>
            {answers.map((answer) => (
              <Answer key={answer.id} {...answer} />
            ))}
          </ul>
        )}
        {reply}
      </div>
    </article>
  );
};
