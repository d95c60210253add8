import type { StoreQuestion } from '@pasar/contract';
import { lazyComponent } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './question-reply.styles.ts';

const QuestionReplyForm = lazyComponent(() =>
  import(/* webpackChunkName: "reply-form" */ './question-reply-form.tsx').then((m) => m.QuestionReplyForm),
);

interface QuestionReplyProps {
  question: StoreQuestion;
  answered: (question: StoreQuestion) => void;
}

/** The way to answer a question in place and, for a day, to change the answer. */
export const QuestionReply = ({ question, answered }: QuestionReplyProps) => {
  const { t } = useTranslation('seller');
  const [writing, setWriting] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { text, answers, is_answered } = question;
  const own = answers.find(({ side }) => side === 'seller');
  const close = () => {
    setWriting(false);
    // The pressed button was removed.
    place.current?.focus();
  };
  if (is_answered && !own?.can_edit) return null;
  return (
    <div ref={place} tabIndex={-1} css={style.place}>
      {writing ? (
        <QuestionReplyForm
          question={question}
          answered={(next) => {
            answered(next);
            close();
          }}
          close={close}
          onMissing={() => setWriting(false)}
        />
      ) : (
        <Button
          variant={own ? 'quiet' : 'secondary'}
          size="s"
          aria-label={t(own ? 'questions.editNamed' : 'questions.answerNamed', { text })}
          onClick={() => setWriting(true)}
        >
          {t(own ? 'questions.edit' : 'questions.answer')}
        </Button>
      )}
    </div>
  );
};
