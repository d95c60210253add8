import type { StoreQuestion } from '@pasar/contract';
import { ListPages, SectionError } from '@pasar/dashboard';
import { LocalLink, useFormat, usePageData } from '@pasar/slice-kit';
import { ButtonLink, Card, EmptyState, Stack } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionCard } from '../features/browse-questions/question-card.tsx';
import { questionListPath, questionTabs } from '../features/browse-questions/question-query.ts';
import { QuestionReply } from '../features/reply-question/question-reply.tsx';
import { chipRowStyle } from '../shared/chip-link/chip-link.styles.ts';
import { ChipLink } from '../shared/chip-link/chip-link.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import { useKnownWaiting } from '../shared/waiting/use-waiting.ts';
import type { questionsLoader } from './questions.loader.ts';

/** What buyers ask about the store's products. An answer that was just sent appears at once, in the list as it is. */
export const QuestionsPage = () => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const { query, found } = usePageData<typeof questionsLoader>();
  const [newer, setNewer] = useState<{ of: typeof found; questions: readonly StoreQuestion[] }>();
  const fresh = newer?.of === found ? newer.questions : [];
  const items = found.ok ? found.value.data : [];
  const justAnswered = fresh.filter(({ id }) =>
    items.some((item) => item.id === id && !item.is_answered),
  ).length;
  const counts = found.ok && {
    all: found.value.counts.all,
    unanswered: found.value.counts.unanswered - justAnswered,
    answered: found.value.counts.answered + justAnswered,
  };
  useKnownWaiting(counts ? { unanswered_questions: counts.unanswered } : undefined);
  const change = (question: StoreQuestion) =>
    setNewer({ of: found, questions: [question, ...fresh.filter(({ id }) => id !== question.id)] });
  return (
    <DashboardLayout title={t('questions.title')} lead={t('questions.lead')}>
      <Stack gap={16}>
        <ul css={chipRowStyle} aria-label={t('questions.tabs')}>
          {questionTabs.map((state) => (
            <li key={state}>
              <ChipLink to={questionListPath({ state })} chosen={!query.question && state === query.state}>
                {t(`questions.tab.${state}`)}
                {counts && <span>{number(counts[state])}</span>}
              </ChipLink>
            </li>
          ))}
        </ul>
        {!found.ok ? (
          <SectionError section={t('questions.title')} />
        ) : items.length === 0 ? (
          <NoQuestions reason={query.question ? 'gone' : query.state === 'all' ? 'none' : 'noneHere'} />
        ) : (
          <Card padding="none">
            {items.map((item) => {
              const question = fresh.find(({ id }) => id === item.id) ?? item;
              return (
                <QuestionCard
                  key={item.id}
                  question={question}
                  reply={<QuestionReply question={question} answered={change} />}
                />
              );
            })}
          </Card>
        )}
      </Stack>
      {found.ok && (
        <ListPages
          label={t('questions.pages')}
          page={found.value.meta.current_page}
          lastPage={found.value.meta.last_page}
          pathFor={(page) => questionListPath({ ...query, page })}
        />
      )}
    </DashboardLayout>
  );
};

const NoQuestions = ({ reason }: { reason: 'none' | 'noneHere' | 'gone' }) => {
  const { t } = useTranslation('seller');
  return (
    <Card>
      <EmptyState
        title={t(`questions.${reason}.title`)}
        text={t(`questions.${reason}.text`)}
        action={
          reason !== 'none' && (
            <ButtonLink as={LocalLink} variant="secondary" to={questionListPath({})}>
              {t('questions.seeAll')}
            </ButtonLink>
          )
        }
      />
    </Card>
  );
};
