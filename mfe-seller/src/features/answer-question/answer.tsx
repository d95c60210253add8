import type { StoreQuestion } from '@pasar/contract';
import { lazyComponent } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './answer.styles.ts';

const AnswerForm = lazyComponent(() =>
  import(/* webpackChunkName: "answer-form" */ './answer-form.tsx').then((m) => m.AnswerForm),
);

interface AnswerProps {
  question: StoreQuestion;
  answered: (question: StoreQuestion) => void;
}

/** The way to answer a question in place and, for a day, to change the answer. */
export const Answer = ({ question, answered }: AnswerProps) => {
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
        <AnswerForm
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
