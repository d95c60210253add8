import type { ProductQuestion, QuestionReply } from '@pasar/contract';
import { lazyComponent, useFormat } from '@pasar/slice-kit';
import { Badge, TextLink } from '@pasar/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportButton } from '../../shared/report/index.ts';
import { withScripts } from '../../shared/with-scripts.ts';
import * as style from './questions.styles.ts';

const ReplyForm = lazyComponent(() =>
  import(/* webpackChunkName: "question-forms" */ './question-forms.tsx').then((m) => m.ReplyForm),
);

interface QuestionEntryProps {
  question: ProductQuestion;
  mayAnswer: boolean;
  changed: (question: ProductQuestion) => void;
}

/** One question and its answers. They are in the language in which they were written. */
export const QuestionEntry = ({ question, mayAnswer, changed }: QuestionEntryProps) => {
  const { t } = useTranslation('storefront');
  const { date } = useFormat();
  const [writing, setWriting] = useState(false);
  const place = useRef<HTMLElement>(null);
  const { id, author, text, created_at: at, answers } = question;
  const own = answers.find(({ is_mine }) => is_mine);
  const close = () => {
    setWriting(false);
    // The pressed button was removed.
    place.current?.focus();
  };
  return (
    <article css={[style.entry, style.place]} ref={place} tabIndex={-1}>
      <p css={style.text}>
        <b lang="id">{text}</b>
      </p>
      <div css={style.by}>
        <p css={style.about}>
          {question.is_mine ? t('questions.you') : author} · <time dateTime={at}>{date(at)}</time>
          {answers.length === 0 && ` · ${t('questions.waiting')}`}
        </p>
        {!question.is_mine && <ReportButton subject="question" id={id} name={text} />}
      </div>
      {answers.length > 0 && (
        <ul css={style.replies} aria-label={t('questions.answersTo', { text })}>
          {answers.map((answer) => (
            <li key={answer.id} css={style.reply}>
              <Answer {...answer} />
            </li>
          ))}
        </ul>
      )}
      {writing ? (
        <ReplyForm
          question={question}
          done={(next) => {
            changed(next);
            close();
          }}
          close={close}
          onMissing={() => setWriting(false)}
        />
      ) : (
        mayAnswer &&
        (own?.can_edit ?? true) && (
          <TextLink
            as="button"
            type="button"
            standalone
            css={[style.write, withScripts]}
            aria-label={t(own ? 'questions.changeNamed' : 'questions.answerNamed', { text })}
            onClick={() => setWriting(true)}
          >
            {t(own ? 'questions.change' : 'questions.answer')}
          </TextLink>
        )
      )}
    </article>
  );
};

const Answer = ({ id, side, author, text, created_at: at, edited_at: edited, is_mine }: QuestionReply) => {
  const { t } = useTranslation('storefront');
  const { date } = useFormat();
  return (
    <>
      <div css={style.by}>
        <b>{author}</b>
        <Badge tone={side === 'seller' ? 'brand' : 'info'}>{t(`questions.${side}`)}</Badge>
        <span css={style.about}>
          <time dateTime={at}>{date(at)}</time>
          {edited && ` · ${t('reviews.edited')}`}
        </span>
        {!is_mine && <ReportButton subject="answer" id={id} name={text} />}
      </div>
      <p css={style.text} lang="id">
        {text}
      </p>
    </>
  );
};
