import { type AdminHomeSections, adminHomeSectionEndpoints } from '@pasar/contract';
import { LocalLink, linkTo, useTimes } from '@pasar/slice-kit';
import { Button, ButtonLink, Card, FormError, Inline, Notice, Stack } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';
import { useDecision } from '../../shared/decide/use-decision.ts';
import { type ArrangedSection, arrangeSections, listSelected } from './arrange-sections.ts';
import { SectionList } from './section-list.tsx';

const { save, publish, takeBack } = adminHomeSectionEndpoints;

/** The draft of the home page: arranged, saved, looked at, published; the last publication can be taken back. */
export const EditSections = ({ home }: { home: AdminHomeSections }) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  const [sections, setSections] = useState<ArrangedSection[]>(() => arrangeSections(home));
  const selected = listSelected(sections);
  const { version } = home;
  const { decide, busy, errors } = useDecision<{ version: number; sections: typeof selected }>({
    send: (api, body, options) => api.call(save, { body }, options),
  });
  const isSaved = selected.join() === (home.draft ?? home.published).join();
  const problems = Object.values(errors);
  return (
    <Card padding="m">
      <Stack gap={16}>
        <p>
          {home.published_at === null
            ? t('homeSections.start')
            : t('homeSections.since', { at: dateTime(home.published_at) })}
        </p>
        {home.draft && <Notice tone="info">{t('homeSections.draft')}</Notice>}
        <SectionList sections={sections} onChange={setSections} />
        {problems.length > 0 && <FormError>{problems.join(' ')}</FormError>}
        <Inline gap={8}>
          <Button
            variant={isSaved ? 'secondary' : 'primary'}
            busy={busy}
            disabled={isSaved}
            onClick={() => void decide({ version, sections: selected })}
          >
            {t('homeSections.save')}
          </Button>
          {home.draft && isSaved && (
            <>
              <ButtonLink
                as={LocalLink}
                variant="secondary"
                to={linkTo('storefront.home', { show: 'draft' })}
              >
                {t('homeSections.preview')}
              </ButtonLink>
              <ReasonAction
                button={t('homeSections.publish.button')}
                isMain
                title={t('homeSections.publish.title')}
                text={t('homeSections.publish.text')}
                yes={t('homeSections.publish.button')}
                reason={null}
                send={(api, _, options) => api.call(publish, { body: { version } }, options)}
              />
            </>
          )}
          {home.can_take_back && (
            <ReasonAction
              button={t('homeSections.takeBack.button')}
              title={t('homeSections.takeBack.title')}
              text={t('homeSections.takeBack.text')}
              yes={t('homeSections.takeBack.button')}
              danger
              send={(api, reason, options) => api.call(takeBack, { body: { version, reason } }, options)}
            />
          )}
        </Inline>
      </Stack>
    </Card>
  );
};
