import { paths } from '@pasar/contract';
import { LocalLink } from '@pasar/slice-kit';
import { ButtonLink, Container, EmptyState, Inline } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useOffers } from '../plan/plan-context.ts';
import { roomStyle } from './pages.styles.ts';

/** No page lives here: the ways on (quality A41). */
export const NotFoundPage = () => {
  const { t } = useTranslation('shell');
  const offers = useOffers();
  return (
    <Container css={roomStyle}>
      <EmptyState
        headingLevel={1}
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <Inline gap={12} justify="center">
            <ButtonLink as={LocalLink} to={paths.home()}>
              {t('notFound.home')}
            </ButtonLink>
            {offers(paths.search()) && (
              <ButtonLink as={LocalLink} to={paths.search()} variant="secondary">
                {t('notFound.search')}
              </ButtonLink>
            )}
          </Inline>
        }
      />
    </Container>
  );
};
