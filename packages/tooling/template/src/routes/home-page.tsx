import { Container, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

export const HomePage = () => {
  const { t } = useTranslation('__SLICE__');
  return (
    <Container>
      <Stack gap={16}>
        <h1 tabIndex={-1}>{t('home.title')}</h1>
        <p>{t('home.lead')}</p>
      </Stack>
    </Container>
  );
};
