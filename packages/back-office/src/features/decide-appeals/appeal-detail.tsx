import { type AdminAppeal, adminAppealEndpoints } from '@pasar/contract';
import { DetailPane, useKeys } from '@pasar/dashboard';
import { LocalLink, useTimes } from '@pasar/slice-kit';
import { Button, Notice, Stack, TextLink } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionBar } from '../../shared/decide/decision-bar.tsx';
import { LazyDecideDialog } from '../../shared/decide/lazy-decide-dialog.ts';
import { useDecision } from '../../shared/decide/use-decision.ts';
import { Facts } from '../../shared/facts/facts.tsx';
import { writtenTextStyle } from '../../shared/facts/written-text.styles.ts';
import { getSubjectPath } from '../../shared/moderation/get-subject-path.ts';
import { ClaimNotice } from '../../shared/staff/claim-notice.tsx';

type Outcome = 'grant' | 'reject';

/** What somebody writes against a block; a colleague of who blocked it decides. */
export const AppealDetail = ({ appeal, closeTo }: { appeal: AdminAppeal; closeTo: string }) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  const [outcome, setOutcome] = useState<Outcome>();
  const { id, subject, block, decision, state } = appeal;
  const { decide, busy, errors, clear } = useDecision<{ result: Outcome; note: string }>({
    send: (api, decided, options) =>
      api.call(adminAppealEndpoints.decide, { body: { appeal_id: id, ...decided } }, options),
    done: () => setOutcome(undefined),
  });
  const choose = (chosen: Outcome) => {
    clear();
    setOutcome(chosen);
  };
  const mayDecide = state === 'open' && !appeal.is_own;
  useKeys(mayDecide ? { a: () => choose('grant'), r: () => choose('reject') } : {});
  const title = subject.type === 'review' ? t('appeals.reviewOf', { name: subject.name }) : subject.name;
  return (
    <DetailPane title={title} subject={String(id)} close={{ to: closeTo, label: t('close') }}>
      <Stack gap={16}>
        <ClaimNotice kind="appeal" id={id} waits={mayDecide} />
        {errors.conflict && (
          <Notice tone="warning" live>
            {errors.conflict}
          </Notice>
        )}
        {state === 'open' && appeal.is_own && <Notice>{t('appeals.own')}</Notice>}
        {decision && (
          <Notice tone="info" title={t(`appeals.state.${state}`)}>
            {decision.note} · {dateTime(decision.at)}
          </Notice>
        )}
        <p css={writtenTextStyle}>{appeal.text}</p>
        <Notice tone="danger" title={block.reason}>
          {block.note} · {t('appeals.blocked', { at: dateTime(block.at) })}
        </Notice>
        {subject.text && <p css={writtenTextStyle}>{subject.text}</p>}
        <Facts
          facts={[
            [t('appeals.kind'), t(`appeals.kindOf.${subject.type}`)],
            [t('appeals.store'), subject.store.merchant_name],
            [t('appeals.created'), dateTime(appeal.created_at)],
            [t('appeals.due'), dateTime(appeal.due_at)],
          ]}
        />
        <TextLink as={LocalLink} to={getSubjectPath(subject)}>
          {t(`appeals.see.${subject.type}`)}
        </TextLink>
        {mayDecide && (
          <DecisionBar>
            <Button variant="neutral" onClick={() => choose('grant')}>
              {t('appeals.grant.button')}
            </Button>
            <Button variant="secondary" onClick={() => choose('reject')}>
              {t('appeals.reject.button')}
            </Button>
          </DecisionBar>
        )}
      </Stack>
      {outcome && mayDecide && !errors.conflict && (
        <LazyDecideDialog
          key={outcome}
          title={t(`appeals.${outcome}.title`)}
          text={t(`appeals.${outcome}.text.${subject.type}`)}
          yes={t(`appeals.${outcome}.yes`)}
          danger={outcome === 'reject'}
          reason={t('appeals.note')}
          reasonError={errors.note}
          busy={busy}
          onYes={(note) => void decide({ result: outcome, note })}
          onClose={() => setOutcome(undefined)}
          onMissing={() => setOutcome(undefined)}
        />
      )}
    </DetailPane>
  );
};
