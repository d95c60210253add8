import type { Meta, ProductQuestion } from '@pasar/contract';
import { LocalLink, lazyComponent, useFormat, useSession } from '@pasar/slice-kit';
import { Button, Card, type RenderLink } from '@pasar/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLinks } from '../../shared/page-links/index.ts';
import { withScripts } from '../../shared/with-scripts.ts';
import { hasDraft } from './question-draft.ts';
import { QuestionEntry } from './question-entry.tsx';
import * as style from './questions.styles.ts';

const QuestionForm = lazyComponent(() =>
  import(/* webpackChunkName: "question-forms" */ './question-forms.tsx').then((m) => m.QuestionForm),
);

export interface FoundQuestions {
  items: readonly ProductQuestion[];
  meta: Meta;
  mayAsk: boolean;
  mayAnswer: boolean;
}

/** The place on the page that notifications and links to further questions lead to. */
const place = 'questions';

const localLink: RenderLink = ({ href, ...rest }) => <LocalLink to={href} prefetch="none" {...rest} />;

interface QuestionsProps {
  productId: number;
  found: FoundQuestions;
  /** The address of the same page with other questions. */
  pathFor(page: number): string;
}

/** What people asked about a product, with the answers of its store and of buyers; and the form to ask. */
export const Questions = ({ productId, found, pathFor }: QuestionsProps) => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  const { user } = useSession();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState(false);
  /** Asked or answered on this page: newer than what came with it. */
  const [newer, setNewer] = useState<readonly ProductQuestion[]>([]);
  const { items, meta, mayAsk, mayAnswer } = found;
  // Somebody comes back from the login with a question that was typed before it.
  useEffect(() => setAsking((before) => before || hasDraft(productId, user)), [productId, user]);
  const change = (question: ProductQuestion) =>
    setNewer((before) => [question, ...before.filter(({ id }) => id !== question.id)]);
  const isNew = ({ id }: ProductQuestion) => items.every((item) => item.id !== id);
  const shown = [
    ...newer.filter(isNew),
    ...items.map((item) => newer.find(({ id }) => id === item.id) ?? item),
  ];
  const total = meta.total + newer.filter(isNew).length;
  const close = () => {
    setAsking(false);
    // The form that had the focus is gone.
    heading.current?.focus();
  };
  return (
    <Card as="section" id={place} aria-labelledby={headingId} css={style.panel} data-later="">
      <div css={style.head}>
        <h2 id={headingId} ref={heading} tabIndex={-1} css={[style.title, style.place]}>
          {t('questions.title')} {total > 0 && `(${number(total)})`}
        </h2>
        {mayAsk && !asking && (
          <Button variant="secondary" size="s" css={withScripts} onClick={() => setAsking(true)}>
            {t('questions.ask')}
          </Button>
        )}
      </div>
      {mayAsk && asking && (
        <QuestionForm
          productId={productId}
          done={(question) => {
            change(question);
            close();
          }}
          close={close}
          onMissing={() => setAsking(false)}
        />
      )}
      {shown.length === 0 ? (
        <p css={style.nothing}>{t('questions.none')}</p>
      ) : (
        <ul css={style.list} aria-label={t('questions.list')}>
          {shown.map((question) => (
            <li key={question.id}>
              <QuestionEntry question={question} mayAnswer={mayAnswer} changed={change} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks
        page={meta.current_page}
        lastPage={meta.last_page}
        hrefFor={(page) => `${pathFor(page)}#${place}`}
        renderLink={localLink}
        label={t('questions.pages')}
      />
    </Card>
  );
};
